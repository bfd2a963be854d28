import { afterAll, vi } from 'vitest';

/** The files of one process leave it as they found it: their stubs and clocks end with each of them. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
