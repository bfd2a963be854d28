import { lazyPart } from '../lazy-part.ts';

/** Only lists of what a client bought before have it. */
export const lastPurchaseNote = lazyPart(
  async () => (await import('./last-purchase-note.tsx')).LastPurchaseNote,
);
