import { expect } from 'vitest';

/**
 * Repeats the check until it succeeds. A check that begins more than a second after the call must succeed; how long
 * its own response takes does not count.
 */
export async function withinASecond(isSo: () => Promise<boolean>): Promise<void> {
  const changed = performance.now();
  for (;;) {
    const startedAt = performance.now();
    if (await isSo()) return;
    expect(startedAt - changed).toBeLessThan(1_000);
  }
}
