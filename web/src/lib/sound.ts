import { settings } from './settings.svelte';

/** Short sounds, made on the spot: no files, nothing to load. */
export type Sound = 'turn' | 'card' | 'coin' | 'stamp' | 'tick';

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  // Browsers let a page sound only after somebody touched it; before that it stays silent. In a window that nobody
  // looks at only the call to the table is of use.
  const heard = !document.hidden || sound === 'turn';
  if (!settings.sound || !heard || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (c: AudioContext, t: number) => void> = {
  turn(c, t) {
    tone(c, t, 523, 0.32, 0.1);
    tone(c, t + 0.12, 784, 0.5, 0.09);
  },
  card: (c, t) => noise(c, t, 2400, 0.09, 0.12),
  coin(c, t) {
    tone(c, t, 1568, 0.14, 0.05, 'triangle');
    tone(c, t + 0.06, 2093, 0.3, 0.05, 'triangle');
  },
  stamp(c, t) {
    tone(c, t, 92, 0.22, 0.3);
    noise(c, t, 500, 0.08, 0.25);
  },
  tick: (c, t) => tone(c, t, 1200, 0.05, 0.05, 'square'),
};

function tone(
  c: AudioContext,
  at: number,
  hertz: number,
  lasts: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  const voice = new OscillatorNode(c, { type, frequency: hertz });
  voice.connect(fading(c, at, lasts, loud));
  voice.start(at);
  voice.stop(at + lasts);
}

function noise(c: AudioContext, at: number, hertz: number, lasts: number, loud: number): void {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * lasts), c.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(c, { buffer });
  const filter = new BiquadFilterNode(c, { type: 'bandpass', frequency: hertz, Q: 0.8 });
  source.connect(filter).connect(fading(c, at, lasts, loud));
  source.start(at);
}

function fading(c: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(c, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(c.destination);
  return gain;
}
