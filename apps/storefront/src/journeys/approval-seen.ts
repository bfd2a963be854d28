import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/client-storage.ts';

/** Leaves with the session, as all that is kept of a client: see `forgetOtherClients`. */
const KEY = clientKey('', 'approval');
const UNTOLD = 'untold';

export type ApprovalWord = 'approved' | 'waits' | 'refused';
export type ApprovalNews = 'new' | 'changed' | 'same';

export interface ApprovedAt {
  readonly supplierId: SupplierId;
  /** Absent: somebody whom the shop does not let in, and whom the page is not told. */
  readonly clientId: ClientId | undefined;
  /** Undefined: nobody is logged in, and nothing is remembered. */
  readonly word: ApprovalWord | undefined;
}

/**
 * What is new in the shop's word on this client since the page before, in this window. A change that leads to the home is
 * told there as new.
 */
export function approvalNews(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { supplierId, clientId = '', word }: ApprovedAt,
  atHome: boolean,
): ApprovalNews {
  try {
    if (word === undefined) {
      storage.removeItem(KEY);
      return 'same';
    }
    const [shop, client = '', before, untold] = (storage.getItem(KEY) ?? '').split(' ');
    const isSameClient = shop === supplierId && (client === clientId || client === '' || clientId === '');
    const changed = isSameClient && before !== word;
    const leaves = changed && !atHome;
    const known = `${supplierId} ${clientId || (isSameClient ? client : '')} ${word}`;
    storage.setItem(KEY, leaves ? `${known} ${UNTOLD}` : known);
    if (leaves) return 'changed';
    return isSameClient && before === word && untold === undefined ? 'same' : 'new';
  } catch {
    // A browser that keeps nothing notices nothing: the page shows what holds now all the same.
    return 'same';
  }
}
