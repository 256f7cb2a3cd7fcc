/** A show that has the centre of the table has the bar too: what is asked waits until it is over or skipped. */
class Staged {
  /** Ends the show; null while there is none. */
  skip = $state.raw<(() => void) | null>(null);

  /** Says while the component lives whether something is shown; called where effects are. */
  by(shown: () => boolean, skip: () => void): void {
    $effect(() => {
      if (!shown()) return;
      this.skip = skip;
      return () => (this.skip = null);
    });
  }
}
export const staged = new Staged();
