// Short tones, synthesized when they are played.

// The sounds: [frequency in Hz, start in s, length in s] of each tone, and the waveform.
const SOUNDS = {
  own: { shape: "triangle", tones: [[392, 0, 0.09]] },
  other: { shape: "triangle", tones: [[294, 0, 0.11]] },
  barred: { shape: "sine", tones: [[165, 0, 0.07], [139, 0.08, 0.1]] },
  win: { shape: "triangle", tones: [[392, 0, 0.12], [494, 0.11, 0.12], [587, 0.22, 0.3]] },
};
const LOUDNESS = 0.16;
const ATTACK = 0.008;

let context;

export function sound(name) {
  context ??= new AudioContext();
  context.resume().catch(() => {}); // silence where nobody has touched the page yet
  const { shape, tones } = SOUNDS[name];
  for (const [frequency, start, length] of tones) tone(shape, frequency, context.currentTime + start, length);
}

// A struck tone: a sharp attack, then fading.
function tone(type, frequency, start, length) {
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  const source = new OscillatorNode(context, { type, frequency });
  source.connect(loudness).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}
