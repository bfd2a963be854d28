/** Where a cart is stored: on the server for clients, in the browser for visitors, whose lines are only priced. */

import type { Session } from '#features/accounts/domain/session.ts';
import { clientSegment } from '#features/accounts/storefront/login/use-session.ts';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import {
  getCartEndpoint,
  priceVisitorCartEndpoint,
  saveCartEndpoint,
  unlockCartEndpoint,
} from '../../contract/cart.endpoints.ts';
import { cartFromWire, type SavedCart, textsToWire } from '../../contract/cart.wire.ts';
import { cartLineToWire } from '../../contract/cart-lines.wire.ts';
import { cartTexts } from '../../contract/texts.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { CartTexts } from '../../domain/cart-texts.ts';
import { seenAs, withPricesSeen } from '../../domain/merge/seen-prices.ts';
import { cartTerms } from '../cart-terms.ts';
import { withMergeNotices } from '../visitor/merge-notices.ts';
import { readVisitorCart, type VisitorCart, writeVisitorCart } from '../visitor/visitor-lines.ts';
import { storeVisitorSubscription, visitorSubscription } from '../visitor/visitor-subscription.ts';

/** Decisions about coupons; what is absent stays. */
export interface CouponChange {
  /** Empty: removes the applied one. */
  readonly typed?: string;
  readonly automatic?: boolean;
}

export interface HowToSave {
  /** The lines of an order that is bought again. Spec 7, modoRepeticaoPedido. */
  readonly repeatsOrder?: boolean;
  readonly coupon?: CouponChange;
  /** Absent texts stay. */
  readonly texts?: Partial<CartTexts>;
  /** The subscription type, empty for a single purchase; when absent, it stays. */
  readonly subscription?: string;
}

export interface CartServer {
  load(): Promise<SavedCart>;
  /** `version` is the one that the shopper saw: a cart that changed elsewhere is not overwritten. */
  save(lines: readonly CartLine[], version: number, how?: HowToSave): Promise<SavedCart>;
  /** Removes an attendant's lock; absent for visitors. */
  unlock?(): Promise<SavedCart>;
}

export function cartServer(api: Api, supplierId: SupplierId, session: Session): CartServer {
  return session.authenticated ? clientCart(api, supplierId, session) : visitorCart(api, supplierId);
}

function clientCart(api: Api, idfornecedor: SupplierId, session: Session): CartServer {
  const params = { client: clientSegment(session), idcliente: session.clientId };
  const query = { idfornecedor, canalVenda: 'WEB' } as const;
  const load = async (): Promise<SavedCart> => {
    const terms = await cartTerms();
    const cart = cartFromWire(await api.call(getCartEndpoint, { params, query: { ...query, ...terms } }));
    const boughtAs = JSON.stringify([terms, cart.subscription?.typeId ?? '']);
    return withMergeNotices(idfornecedor, session.clientId, cart, boughtAs);
  };
  return {
    load,
    save: async (
      lines,
      versao,
      { coupon = {}, texts = {}, subscription: idtipoassinatura, repeatsOrder: modoRepeticaoPedido } = {},
    ) =>
      cartFromWire(
        await api.call(saveCartEndpoint, {
          params,
          query: {
            ...query,
            ...(await cartTerms()),
            versao,
            ...(modoRepeticaoPedido && { modoRepeticaoPedido }),
            ...couponQuery(coupon),
            ...defined({ idtipoassinatura }),
          },
          body: { cartItens: lines.map(cartLineToWire), ...textsToWire(texts) },
        }),
      ),
    unlock: async () => {
      await api.call(unlockCartEndpoint, {
        params: { idfornecedor, idcliente: session.clientId },
        query: {},
      });
      return load();
    },
  };
}

const couponQuery = ({ typed, automatic }: CouponChange) => ({
  ...(typed === undefined ? {} : typed === '' ? { semCupom: true } : { cupom: typed }),
  ...defined({ cupomAplicacaoAutomatica: automatic }),
});

function visitorCart(api: Api, idfornecedor: SupplierId): CartServer {
  const price = async (lines: readonly CartLine[]): Promise<SavedCart> => {
    const idtipoassinatura = visitorSubscription(idfornecedor);
    const cart = cartFromWire(
      await api.call(priceVisitorCartEndpoint, {
        params: { idfornecedor },
        query: {
          canalVenda: 'WEB',
          ...(await cartTerms()),
          ...defined({ idtipoassinatura }),
        },
        body: { cartItens: lines.map(cartLineToWire) },
      }),
    );
    if (cart.subscription?.warning !== undefined) storeVisitorSubscription(idfornecedor, '');
    return cart;
  };
  const nothing: SavedCart = { lines: [], notices: [], version: 0 };
  /** The terms of the prices on the page. */
  let shownOn = '';
  const termsNow = async (): Promise<string> =>
    JSON.stringify([await cartTerms(), visitorSubscription(idfornecedor) ?? '']);
  const priced = async ({ lines, terms, version }: VisitorCart): Promise<SavedCart> => {
    shownOn = await termsNow();
    const cart = lines.length === 0 ? nothing : await price(lines);
    const seen = terms === shownOn ? lines : [];
    return { ...cart, notices: withPricesSeen(cart.notices, seen, cart.lines), version };
  };
  return {
    load: () => priced(readVisitorCart(idfornecedor)),
    save: async (lines, seen, { subscription } = {}) => {
      if (subscription !== undefined) storeVisitorSubscription(idfornecedor, subscription);
      const terms = shownOn;
      const version = writeVisitorCart(idfornecedor, { lines, terms }, seen);
      if (version === undefined)
        throw new ApiRefusal(409, { ...cartTexts['stale-cart'], code: 'stale-cart' });
      const cart = await priced({ lines, terms, version });
      const asShown = terms === shownOn && cart.notices.every(({ kind }) => kind !== 'price-changed');
      if (asShown) return cart;
      // These prices now count as seen.
      const seenNow = { lines: seenAs(lines, cart.lines), terms: shownOn };
      return { ...cart, version: writeVisitorCart(idfornecedor, seenNow, version) ?? version };
    },
  };
}
