import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = { sound: true, notify: true, motion: 'full' };
vi.mock('../../src/lib/settings.svelte.ts', () => ({ settings }));
const { play } = await import('../../src/lib/sound');
const { notify } = await import('../../src/lib/notify');
const { speed } = await import('../../src/table/motion');
const { callOf } = await import('../../src/table/call');

/** What has sounded: tones by their pitch, and noises. */
let heard: (number | 'noise')[] = [];
const noted: string[] = [];
const page = { hidden: false };
const reader = { touched: true, still: false };

class Node {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect = (to: unknown) => to;
  stop() {}
  start() {}
}
vi.stubGlobal(
  'AudioContext',
  class {
    currentTime = 0;
    sampleRate = 100;
    destination = null;
    resume = async () => {};
    createBuffer = () => ({ getChannelData: () => [] });
  },
);
vi.stubGlobal('GainNode', Node);
vi.stubGlobal('BiquadFilterNode', Node);
vi.stubGlobal(
  'AudioBufferSourceNode',
  class extends Node {
    override start = () => void heard.push('noise');
  },
);
vi.stubGlobal(
  'OscillatorNode',
  class extends Node {
    constructor(_: unknown, { frequency }: { frequency: number }) {
      super();
      this.start = () => void heard.push(frequency);
    }
  },
);
class Note {
  static permission = 'granted';
  constructor(title: string, { body }: { body: string }) {
    noted.push(`${title}: ${body}`);
  }
}
vi.stubGlobal('Notification', Note);
vi.stubGlobal('isSecureContext', true);
vi.stubGlobal('document', page);
vi.stubGlobal('navigator', {
  get userActivation() {
    return { hasBeenActive: reader.touched };
  },
});
vi.stubGlobal('matchMedia', () => ({ matches: reader.still }));

beforeEach(() => {
  heard = [];
  noted.length = 0;
  Object.assign(settings, { sound: true, notify: true, motion: 'full' });
  Object.assign(page, { hidden: false });
  Object.assign(reader, { touched: true, still: false });
});

describe('the call to the table', () => {
  it('sounds in a hidden window too, all else only where somebody looks', () => {
    for (page.hidden of [false, true]) {
      play('turn');
      play('card');
    }
    expect(heard).toEqual([523, 784, 'noise', 523, 784]);
  });

  it('is silent for those who want no sound, and before the first touch', () => {
    settings.sound = false;
    play('turn');
    settings.sound = true;
    reader.touched = false;
    play('turn');
    expect(heard).toEqual([]);
  });

  it('comes as a message only where nobody looks, to those who want one', () => {
    notify('Crooks', 'seen');
    page.hidden = true;
    notify('Crooks', 'Your turn');
    settings.notify = false;
    notify('Crooks', 'unwanted');
    expect(noted).toEqual(['Crooks: Your turn']);
  });

  it('says whose turn it is', () => {
    expect([callOf(1, 1), callOf(1, 0), callOf(1, null)]).toEqual(['turn', 'answer', 'any']);
  });
});

describe('pace', () => {
  it('is once, twice, or none at all', () => {
    const speeds = ['full', 'fast', 'off'].map((motion) => {
      settings.motion = motion;
      return speed();
    });
    expect(speeds).toEqual([1, 2, 0]);
  });

  it('is none for a device that wants less motion', () => {
    reader.still = true;
    settings.motion = 'fast';
    expect(speed()).toBe(0);
  });
});
