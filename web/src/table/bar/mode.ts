/** What the bar is busy with: a show in the middle, my question, an offer that waits for my answer, a bot in my place,
 * others, the end, a lost connection. */
export type Mode = 'show' | 'mine' | 'answer' | 'deputy' | 'wait' | 'watch' | 'over' | 'lost';
