import type { Session } from '#features/accounts/domain/session.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { cartItemFromWire } from '../../contract/cart-item.wire.ts';
import { cartLineToWire } from '../../contract/cart-lines.wire.ts';
import { noticeFromWire } from '../../contract/cart-notice.wire.ts';
import { saveCart } from '../../contract/save-cart.ts';
import { ownCart } from '../save/own-cart.ts';
import { keepMergeNews } from './merge-news.ts';
import { dropVisitorCart, keepJoining, readVisitorCart } from './visitor-lines.ts';
import { keepVisitorSubscription, visitorSubscription } from './visitor-subscription.ts';

/** `nothing`: there was nothing to join. `locked`: it waits until the attendant's lock is off. */
export type Merged = 'joined' | 'nothing' | 'locked';

/**
 * At login the visitor's lines join the client's cart, at the prices of now. Spec 4, login. What changed is told on the
 * page that follows. Throws when it could not be done now: the lines stay in the browser, and joining them twice buys no more.
 */
export async function mergeVisitorCart(api: Api, supplierId: SupplierId, session: Session): Promise<Merged> {
  // What a representative looked at is no client's cart.
  if (session.capacity === 'representative') return 'nothing';
  const { lines, version } = readVisitorCart(supplierId);
  if (lines.length === 0) return 'nothing';
  keepJoining(supplierId, session.clientId);
  const idtipoassinatura = visitorSubscription(supplierId);
  try {
    const answer = await api.call(saveCart, {
      params: ownCart(session),
      query: {
        idfornecedor: supplierId,
        canalVenda: 'WEB',
        modo: 'mesclar',
        ...(idtipoassinatura === undefined ? {} : { idtipoassinatura }),
      },
      body: { cartItens: lines.map(cartLineToWire) },
    });
    // What another window added meanwhile joins the next time.
    if (readVisitorCart(supplierId).version === version) dropVisitorCart(supplierId);
    keepVisitorSubscription(supplierId, '');
    const merged = new Map(
      answer.itens.map(cartItemFromWire).map((line) => [line.product.id, line.quantity]),
    );
    keepMergeNews(supplierId, {
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
