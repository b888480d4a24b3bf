// Sounds, synthesized when they are played.

// A sound is strokes: each begins `at` a time and takes `for` so long, in seconds. One with a `wave`
// is a tone of `hz`, the others are noise of which a filter lets through what is about as high.
// Either may glide `to` another height; `loud` is 1 unless it says otherwise, and a stroke whose
// `swell` is given grows for so long before it fades.
const tone = (hz, at, length, more) => ({ wave: "triangle", hz, at, for: length, ...more });
const noise = (hz, at, length, more) => ({ filter: "bandpass", hz, at, for: length, ...more });

const SOUNDS = {
  own: [tone(392, 0, 0.09)],
  other: [tone(294, 0, 0.11)],
  barred: [tone(165, 0, 0.07, { wave: "sine" }), tone(139, 0.08, 0.1, { wave: "sine" })],
  claim: [noise(900, 0, 0.06, { loud: 2 }), tone(392, 0.03, 0.16), tone(587, 0.13, 0.28)],
  clash: [2093, 3136, 4410].map((hz) => tone(hz, 0, 0.22, { loud: 0.35 })).concat(noise(5200, 0, 0.05, { loud: 2 })),
  claw: [0, 0.07, 0.15].map((at) => noise(3600, at, 0.13, { to: 700, loud: 2.6, swell: 0.02 })),
  defeat: [tone(392, 0, 0.2), tone(330, 0.19, 0.22), tone(262, 0.4, 0.5, { loud: 0.8 })],
  dice: [2600, 1900, 3000, 2200, 2500].map((hz, n) => noise(hz, 0.085 * n - 0.007 * n * n, 0.035, { loud: 3.2 - 0.45 * n })),
  shot: [noise(2600, 0, 0.2, { filter: "lowpass", to: 240, loud: 2.4 }), tone(150, 0, 0.16, { wave: "sine", to: 48, loud: 1.8 })],
  "take-off": [
    noise(160, 0, 1.5, { filter: "lowpass", to: 2200, loud: 1.8, swell: 0.9 }),
    tone(62, 0, 1.5, { wave: "sawtooth", to: 210, loud: 0.35, swell: 0.8 }),
  ],
  victory: [tone(392, 0, 0.12), tone(494, 0.11, 0.12), tone(587, 0.22, 0.14), tone(784, 0.34, 0.42)],
};
const LOUDNESS = 0.25; // at full volume, of a stroke that is as loud as most
const ATTACK = 0.008;
const LATE = 0.3; // what the browser holds up for longer is not heard any more
const LONGEST = 2; // what would have to wait for longer behind others is not heard either

let context;
let hiss;
let free = 0; // when the sounds before are over

// Silence where the browser has no sounds, or none yet because nobody has touched the page, and in
// a page that nobody sees.
export async function sound(name, volume) {
  if (document.hidden || !SOUNDS[name] || !globalThis.AudioContext) return;
  const asked = performance.now();
  try {
    context ??= new AudioContext();
    if (context.state !== "running") await context.resume();
  } catch {
    return;
  }
  if (performance.now() - asked > LATE * 1000) return;
  const now = context.currentTime;
  const start = Math.max(now, free);
  if (start > now + LONGEST) return;
  for (const stroke of SOUNDS[name]) play(stroke, start + stroke.at, (LOUDNESS * volume) / 100);
  free = start + Math.max(...SOUNDS[name].map((stroke) => stroke.at + stroke.for));
}

function play({ wave, filter, hz, to, loud = 1, swell = ATTACK, for: length }, start, volume) {
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(loud * volume, start + swell);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  const source = wave ? new OscillatorNode(context, { type: wave }) : new AudioBufferSourceNode(context, { buffer: hissing() });
  const heard = wave ? source : new BiquadFilterNode(context, { type: filter, Q: filter === "bandpass" ? 2 : 0.7 });
  heard.frequency.setValueAtTime(hz, start);
  if (to) heard.frequency.exponentialRampToValueAtTime(to, start + length);
  if (!wave) source.connect(heard);
  heard.connect(loudness).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

// Noise, the same for all.
function hissing() {
  if (hiss) return hiss;
  hiss = new AudioBuffer({ length: LONGEST * context.sampleRate, sampleRate: context.sampleRate });
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = 2 * Math.random() - 1;
  return hiss;
}
