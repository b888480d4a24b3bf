// Unpacks what the build has packed, whatever type a host sends it as; what is not packed stays as
// it is. A script, for not every browser's service worker takes modules: whoever loads it has
// loaded fzstd.js before.

{
  const ZSTANDARD = 0xfd2fb528; // what is packed begins with it
  const WORD = 4;

  const packed = (bytes) =>
    bytes.length >= WORD &&
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === ZSTANDARD;

  globalThis.unpacked = async (response) => {
    const bytes = new Uint8Array(await response.arrayBuffer());
    return packed(bytes) ? fzstd.decompress(bytes) : bytes;
  };

  // The same as a stream, for what can be worked on before the rest arrives.
  globalThis.unpacking = (body) => {
    let start = new Uint8Array(); // until there is enough to tell
    let hand;
    return body.pipeThrough(new TransformStream({ transform, flush }));

    function transform(piece, out) {
      if (hand) return hand(piece);
      start = joined(start, piece);
      if (start.length >= WORD) begin(out);
    }

    function flush(out) {
      if (!hand) begin(out);
    }

    function begin(out) {
      const stream = packed(start) && new fzstd.Decompress((piece) => out.enqueue(piece));
      hand = (piece) => (stream ? stream.push(piece) : out.enqueue(piece));
      hand(start);
    }
  };

  function joined(first, second) {
    const whole = new Uint8Array(first.length + second.length);
    whole.set(first);
    whole.set(second, first.length);
    return whole;
  }
}
