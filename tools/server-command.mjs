/** The bundle that `npm run build` makes of apps/server/src/main.ts. */
export const builtServer = 'build/server/main.js';

/** Node's flags for a long-running server. */
export const serverFlags = [
  '--disable-warning=ExperimentalWarning',
  // Starting would grow the young generation to 128 MB, which V8 then keeps; the server is as fast with 32.
  '--max-semi-space-size=16',
  // By default V8 lets the heap of a large machine grow to many times the live data.
  '--heap-growing-percent=15',
  // For trim-heap.ts.
  '--expose-gc',
];
