import { expect } from 'vitest';

/**
 * Asks until it is so. Whoever asks later than a second after this was called has to find it so; how long the answer
 * then takes is the machine's matter.
 */
export async function withinASecond(isSo: () => Promise<boolean>): Promise<void> {
  const changed = performance.now();
  for (;;) {
    const asked = performance.now();
    if (await isSo()) return;
    expect(asked - changed).toBeLessThan(1_000);
  }
}
