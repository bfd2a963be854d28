/** What `npm run build` makes of apps/server/src/main.ts. */
export const builtServer = 'build/server/main.js';

/** Node's flags of a server that is to last. */
export const serverFlags = [
  '--disable-warning=ExperimentalWarning',
  // Starting would grow the young generation to 128 MB, which V8 then keeps; the server works as fast with 32.
  '--max-semi-space-size=16',
  // Left to itself V8 lets the heap of a large machine grow to many times what is alive.
  '--heap-growing-percent=15',
  // For give-back-memory.ts.
  '--expose-gc',
];
