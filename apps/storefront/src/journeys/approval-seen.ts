import type { SupplierId } from '#kernel/ids.ts';

const KEY = 'vitrine-approval';
const UNTOLD = ' untold';

export type ApprovalNews = 'new' | 'changed' | 'same';

/**
 * What is new in the shop's word on the client since the page before, in this window. A change that leads to the home is
 * told there as new. Undefined: nobody is logged in, and nothing is remembered.
 */
export function approvalNews(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  supplierId: SupplierId,
  approved: boolean | undefined,
  atHome: boolean,
): ApprovalNews {
  try {
    if (approved === undefined) {
      storage.removeItem(KEY);
      return 'same';
    }
    const before = storage.getItem(KEY) ?? '';
    const now = `${supplierId} ${approved}`;
    const changed = before.startsWith(supplierId) && before.replace(UNTOLD, '') !== now;
    const leaves = changed && !atHome;
    storage.setItem(KEY, leaves ? now + UNTOLD : now);
    if (leaves) return 'changed';
    return before === now ? 'same' : 'new';
  } catch {
    // A browser that keeps nothing notices nothing: the page shows what holds now all the same.
    return 'same';
  }
}
