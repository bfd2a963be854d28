/** The client's cart on the server: its calls, and what their answers do to the page's cart. Spec 4, cart. */
import type { Session } from '#features/accounts/domain/session.ts';
import { sessionSegment } from '#features/accounts/storefront/login/use-session.ts';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { getCartEndpoint, saveCartEndpoint, unlockCartEndpoint } from '../../contract/cart.endpoints.ts';
import { cartFromWire, textsToWire } from '../../contract/cart.wire.ts';
import { cartLineToWire } from '../../contract/cart-lines.wire.ts';
import { afterAnswer, type SettledLines, settleLines } from '../../domain/merge/rebase-lines.ts';
import { joinNotices, stillTrue } from '../../domain/notices.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import { cartTerms } from '../cart-terms.ts';
import { withMergeNotices } from '../visitor/merge-notices.ts';
import { visitorCart } from '../visitor/visitor-cart.ts';
import {
  type CartServer,
  type CartState,
  type CouponChange,
  EMPTY,
  type RecalledCart,
  useCartState,
} from './cart-state.ts';
import { sayTextConflicts } from './say-text-conflicts.ts';

export function cartServer(api: Api, supplierId: SupplierId, session: Session): CartServer {
  return session.authenticated ? clientCart(api, supplierId, session) : visitorCart(api, supplierId);
}

function clientCart(api: Api, idfornecedor: SupplierId, session: Session): CartServer {
  const params = { client: sessionSegment(session), idcliente: session.clientId };
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

/** For another shop or shopper: nothing of the former cart stays. */
export const startCart = (supplierId: SupplierId): void =>
  useCartState.setState({ ...EMPTY, supplierId }, true);

/** Shows the server's cart, with the unsaved changes applied to it again. */
export const takeIn = (cart: SavedCart): void =>
  useCartState.setState((state) => {
    if (state.written !== undefined) sayTextConflicts(state.texts, state.written, cart.texts);
    return state.loaded ? settled(state, cart, settleLines(state, cart.lines)) : fresh(state, cart);
  });

/** Shows a stored cart, for lack of a connection. */
export const showRecalled = ({ adopted, ...cart }: RecalledCart): void => {
  const unsaved = cart.lines !== cart.confirmed || cart.written !== undefined;
  useCartState.setState(({ revision }) => ({
    ...cart,
    loaded: true,
    status: unsaved ? 'failed' : 'saved',
    revision: revision + 1,
  }));
  adopted();
};

/** Applies the response to the save of these lines and texts. Changes made meanwhile stay. */
export const confirmCart = (
  cart: SavedCart,
  { lines, written }: Pick<CartState, 'lines' | 'written'>,
): void =>
  useCartState.setState((state) =>
    settled(
      { ...state, written: state.written === written ? undefined : state.written },
      cart,
      afterAnswer(lines, state.lines, cart.lines),
    ),
  );

const fresh = (state: CartState, cart: SavedCart): Partial<CartState> =>
  settled(state, cart, { lines: cart.lines, conflicts: [] });

function settled(state: CartState, cart: SavedCart, { lines, conflicts }: SettledLines): Partial<CartState> {
  const changed =
    lines.length !== cart.lines.length || lines.some((line, index) => line !== cart.lines[index]);
  return {
    lines: changed ? lines : cart.lines,
    confirmed: cart.lines,
    sent: [],
    texts: cart.texts,
    written: state.written,
    version: cart.version,
    lock: cart.lock,
    gifts: cart.gifts,
    hints: cart.hints,
    coupons: cart.coupons,
    subscription: cart.subscription,
    minimumOrder: cart.minimumOrder,
    message: lines.length === 0 ? cart.message : undefined,
    notices: joinNotices(cart.notices, conflicts, stillTrue(state.notices, lines)),
    loaded: true,
    status: changed || state.written !== undefined ? 'waiting' : 'saved',
    revision: state.revision + 1,
  };
}

/** Undoes a refused change. */
export const takeBack = (): void =>
  useCartState.setState(({ confirmed, revision }) => ({
    lines: confirmed,
    sent: [],
    written: undefined,
    status: 'saved',
    revision: revision + 1,
  }));
