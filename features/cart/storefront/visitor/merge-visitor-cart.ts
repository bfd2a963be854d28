import type { Session } from '#features/accounts/domain/session.ts';
import { sessionSegment } from '#features/accounts/storefront/login/use-session.ts';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { saveCartEndpoint } from '../../contract/cart.endpoints.ts';
import { cartItemFromWire } from '../../contract/cart-item.wire.ts';
import { cartLineToWire } from '../../contract/cart-lines.wire.ts';
import { noticeFromWire } from '../../contract/cart-notice.wire.ts';
import { storeMergeNotices } from './merge-notices.ts';
import { dropVisitorCart, readVisitorCart, storeJoining } from './visitor-lines.ts';
import { storeVisitorSubscription, visitorSubscription } from './visitor-subscription.ts';

/** `nothing`: no lines to merge. `locked`: waits until the attendant's lock is removed. */
export type Merged = 'joined' | 'nothing' | 'locked';

/**
 * Merges the visitor's lines into the client's cart at login, at current prices. Spec 4, login. Changes are shown on the next
 * page. Throws if it failed: the lines stay in the browser, and merging twice buys no more.
 */
export async function mergeVisitorCart(api: Api, supplierId: SupplierId, session: Session): Promise<Merged> {
  // A representative's visitor lines belong to no client.
  if (session.capacity === 'representative') return 'nothing';
  const { lines, version } = readVisitorCart(supplierId);
  if (lines.length === 0) return 'nothing';
  storeJoining(supplierId, session.clientId);
  const idtipoassinatura = visitorSubscription(supplierId);
  try {
    const answer = await api.call(saveCartEndpoint, {
      params: { client: sessionSegment(session), idcliente: session.clientId },
      query: {
        idfornecedor: supplierId,
        canalVenda: 'WEB',
        modo: 'mesclar',
        ...defined({ idtipoassinatura }),
      },
      body: { cartItens: lines.map(cartLineToWire) },
    });
    // Lines that another window added meanwhile are merged the next time.
    if (readVisitorCart(supplierId).version === version) dropVisitorCart(supplierId);
    storeVisitorSubscription(supplierId, '');
    const merged = new Map(
      answer.itens.map(cartItemFromWire).map((line) => [line.product.id, line.quantity]),
    );
    storeMergeNotices(supplierId, {
      clientId: session.clientId,
      seen: lines.map((line) => ({ ...line, quantity: merged.get(line.productId) ?? line.quantity })),
      notices: answer.avisos.map(noticeFromWire),
    });
    return 'joined';
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.problem.code !== 'cart-locked') throw error;
    return 'locked';
  }
}
