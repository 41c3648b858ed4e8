// Soft sounds, made on the spot: no files. Off until somebody switches them on.

import type { Sound } from "../games/contract";
import { preferences } from "./preferences.svelte";

/** Frequencies and lengths (in seconds) of the notes of a sound; `noise` is applause and paper. */
const SOUNDS: Record<
  Sound,
  { notes: [number, number][]; wave: OscillatorType; loud: number; noise?: number }
> = {
  tick: { notes: [[1400, 0.03]], wave: "sine", loud: 0.12 },
  chip: { notes: [[520, 0.05]], wave: "triangle", loud: 0.25 },
  coin: {
    notes: [
      [1320, 0.06],
      [1760, 0.12],
    ],
    wave: "sine",
    loud: 0.14,
  },
  gavel: { notes: [[180, 0.1]], wave: "square", loud: 0.14 },
  applause: { notes: [], wave: "sine", loud: 0.16, noise: 1.1 },
  sigh: {
    notes: [
      [330, 0.18],
      [262, 0.3],
    ],
    wave: "sine",
    loud: 0.16,
  },
  reveal: {
    notes: [
      [440, 0.08],
      [554, 0.08],
      [659, 0.16],
    ],
    wave: "triangle",
    loud: 0.16,
  },
  bell: { notes: [[880, 0.5]], wave: "sine", loud: 0.2 },
};

let context: AudioContext | undefined;

export function play(name: Sound): void {
  if (!preferences.get("sound") || document.visibilityState === "hidden") return;
  context ??= new AudioContext();
  const sound = SOUNDS[name];
  let at = context.currentTime;
  for (const [frequency, length] of sound.notes) {
    const oscillator = new OscillatorNode(context, { type: sound.wave, frequency });
    oscillator.connect(fading(context, sound.loud, at, length));
    oscillator.start(at);
    oscillator.stop(at + length);
    at += length * 0.8;
  }
  if (sound.noise) clap(context, sound.loud, at, sound.noise);
}

function fading(context: AudioContext, loud: number, at: number, length: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(context.destination);
  return gain;
}

/** Many small claps: noise whose loudness jumps. */
function clap(context: AudioContext, loud: number, at: number, length: number): void {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    if (Math.random() < 0.0025) level = 0.4 + Math.random() * 0.6;
    level *= 0.9985;
    samples[i] = (Math.random() * 2 - 1) * level;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(fading(context, loud, at, length));
  source.start(at);
}
