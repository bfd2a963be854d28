import type { Session } from '#features/accounts/domain/session.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { cartLineToWire } from '../contract/cart-lines.wire.ts';
import { saveCart } from '../contract/save-cart.ts';
import { ownCart } from './cart-server.ts';
import { dropVisitorCart, readVisitorCart } from './visitor-lines.ts';

/** At login the visitor's lines join the client's cart, at the prices of now. Spec 4, login. */
export async function mergeVisitorCart(api: Api, supplierId: SupplierId, session: Session): Promise<void> {
  const { lines } = readVisitorCart(supplierId);
  if (lines.length === 0) return;
  await api.call(saveCart, {
    params: ownCart(session),
    query: { idfornecedor: supplierId, canalVenda: 'WEB', modo: 'mesclar' },
    body: { cartItens: lines.map(cartLineToWire) },
  });
  dropVisitorCart(supplierId);
}
