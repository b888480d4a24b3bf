// A snapshot is Pyodide's header and the whole memory, most of whose pages are empty: the build
// folds these away. Folded: the header; the number of runs of other pages, place and length of
// each, as 32-bit words; the runs; a sum of all that, for compiled code runs wild in a memory that
// was damaged, and browsers have lost the whole tab to it.

const PAGE = 4096;
const WORD = 4;

// The header says in its second word how long it is.
export const headerOf = (snapshot) =>
  snapshot.subarray(0, new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1]);

export function fold(snapshot) {
  const header = headerOf(snapshot);
  const memory = snapshot.subarray(header.length);
  const runs = [];
  for (let place = 0; place < memory.length; place += PAGE) {
    const page = memory.subarray(place, place + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const last = runs.at(-1);
    if (last && last.place + last.length === place) last.length += page.length;
    else runs.push({ place, length: page.length });
  }
  const table = runs.flatMap(({ place, length }) => [place, length]);
  const parts = runs.map(({ place, length }) => memory.subarray(place, place + length));
  const folded = new Blob([header, new Uint32Array([runs.length, ...table]), ...parts, new Uint32Array(1)]);
  return folded.arrayBuffer().then((bytes) => {
    const words = new Int32Array(bytes);
    words[words.length - 1] = sumOf(words);
    return new Uint8Array(bytes);
  });
}

// Of each fourth word but the last, which is the sum itself. What a disk damages is larger than four
// words; to add them all would take a tenth of a start, and a digest longer.
function sumOf(words) {
  let sum = 0;
  for (let place = 0; place < words.length - 1; place += 4) sum = (Math.imul(sum, 31) + words[place]) | 0;
  return sum;
}

// Memory that was never used is empty; what lies between two runs may have been. Nothing is touched
// by a snapshot that is not whole. A module starts with less memory than a snapshot may need.
export function unfold(folded, module) {
  const start = headerOf(folded).length;
  const [count] = new Uint32Array(folded.buffer, start, 1);
  const table = new Uint32Array(folded.buffer, start + WORD, 2 * count);
  let from = table.byteOffset + table.byteLength;
  const lengths = table.reduce((sum, word, place) => sum + (place % 2 ? word : 0), 0);
  if (from + lengths + WORD !== folded.length) throw new RangeError("The snapshot is incomplete");
  const words = new Int32Array(folded.buffer);
  if (sumOf(words) !== words.at(-1)) throw new RangeError("The snapshot is damaged");
  const size = table.at(-2) + table.at(-1);
  if (size > module.HEAPU8.length) module.growMemory(size);
  const memory = module.HEAPU8;
  let filled = 0;
  for (let run = 0; run < table.length; run += 2) {
    const [place, length] = table.subarray(run, run + 2);
    memory.fill(0, filled, place);
    memory.set(folded.subarray(from, from + length), place);
    from += length;
    filled = place + length;
  }
}
