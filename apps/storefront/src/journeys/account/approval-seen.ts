import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/storage/client-storage.ts';

/** A client key, so `forgetOtherClients` deletes it with the session. */
const KEY = clientKey('', 'approval');
const UNTOLD = 'untold';

export type ApprovalWord = 'approved' | 'waits' | 'refused';
export type ApprovalChange = 'new' | 'changed' | 'same';

export interface ApprovedAt {
  readonly supplierId: SupplierId;
  /** Absent where the shop refuses the client: the page does not learn the id then. */
  readonly clientId: ClientId | undefined;
  /** Undefined where nobody is logged in: nothing is stored. */
  readonly word: ApprovalWord | undefined;
}

/**
 * Compares the shop's approval of this client with that of the previous page in this window. A change that redirects
 * to the home page is reported there as new.
 */
export function approvalChange(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { supplierId, clientId = '', word }: ApprovedAt,
  atHome: boolean,
): ApprovalChange {
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
    // Without storage no change is noticed; the page shows the present state all the same.
    return 'same';
  }
}
