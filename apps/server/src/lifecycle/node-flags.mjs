/** Node's flags for a server. Plain JavaScript, because `npm start` reads it before anything is installed. */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  // Starting would grow the young generation to 128 MB, which V8 then keeps; the server is as fast with 32.
  '--max-semi-space-size=16',
  // By default V8 lets the heap of a large machine grow to many times the live data.
  '--heap-growing-percent=15',
  // For trim-heap.ts.
  '--expose-gc',
];

/** glibc keeps separate memory per thread and returns little of it; two arenas are enough for our threads. */
export const MALLOC_ARENA_MAX = '2';
