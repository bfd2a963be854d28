/** Where a cart is kept: on the server for clients, in the browser for visitors, whose lines are only priced. */

import type { Session } from '#features/accounts/domain/session.ts';
import { clientSegment } from '#features/accounts/storefront/public.tsx';
import type { SupplierId } from '#kernel/ids.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { cartFromWire, type SavedCart } from '../contract/cart.wire.ts';
import { cartLineToWire } from '../contract/cart-lines.wire.ts';
import { getCart } from '../contract/get-cart.ts';
import { priceVisitorCart } from '../contract/price-visitor-cart.ts';
import { saveCart } from '../contract/save-cart.ts';
import { cartTexts } from '../contract/texts.ts';
import type { CartLine } from '../domain/cart.ts';
import { readVisitorCart, writeVisitorCart } from './visitor-lines.ts';

export interface CartServer {
  load(): Promise<SavedCart>;
  /** `version` is what the shopper saw: a cart that changed elsewhere is not overwritten. */
  save(lines: readonly CartLine[], version: number): Promise<SavedCart>;
}

export function cartServer(api: Api, supplierId: SupplierId, session: Session): CartServer {
  return session.authenticated ? clientCart(api, supplierId, session) : visitorCart(api, supplierId);
}

export const ownCart = (session: Session) => ({
  client: clientSegment(session),
  idcliente: session.clientId,
});

const clientCart = (api: Api, idfornecedor: SupplierId, session: Session): CartServer => ({
  load: async () =>
    cartFromWire(
      await api.call(getCart, { params: ownCart(session), query: { idfornecedor, canalVenda: 'WEB' } }),
    ),
  save: async (lines, versao) =>
    cartFromWire(
      await api.call(saveCart, {
        params: ownCart(session),
        query: { idfornecedor, canalVenda: 'WEB', versao },
        body: { cartItens: lines.map(cartLineToWire) },
      }),
    ),
});

function visitorCart(api: Api, idfornecedor: SupplierId): CartServer {
  const price = async (lines: readonly CartLine[]): Promise<SavedCart> =>
    cartFromWire(
      await api.call(priceVisitorCart, {
        params: { idfornecedor },
        query: { canalVenda: 'WEB' },
        body: { cartItens: lines.map(cartLineToWire) },
      }),
    );
  const nothing: SavedCart = { lines: [], notices: [], version: 0 };
  const priced = async (lines: readonly CartLine[], version: number) => ({
    ...(lines.length === 0 ? nothing : await price(lines)),
    version,
  });
  return {
    load: () => {
      const { lines, version } = readVisitorCart(idfornecedor);
      return priced(lines, version);
    },
    save: async (lines, seen) => {
      const version = writeVisitorCart(idfornecedor, lines, seen);
      if (version === undefined)
        throw new ApiRefusal(409, { ...cartTexts['stale-cart'], code: 'stale-cart' });
      return priced(lines, version);
    },
  };
}
