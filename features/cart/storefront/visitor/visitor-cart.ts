/** A visitor's cart: stored in the browser, and priced by the server, which saves nothing. Spec 4, persistence and login. */
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { priceVisitorCartEndpoint } from '../../contract/cart.endpoints.ts';
import { cartFromWire } from '../../contract/cart.wire.ts';
import { cartLineToWire } from '../../contract/cart-lines.wire.ts';
import { cartTexts } from '../../contract/texts.ts';
import type { CartLine } from '../../domain/cart.ts';
import { seenAs, withPricesSeen } from '../../domain/merge/seen-prices.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import { cartTerms } from '../cart-terms.ts';
import type { CartServer } from '../save/cart-state.ts';
import { notifyWindows } from '../save/cart-windows.ts';
import { ownWrites } from './own-writes.ts';
import { newWrite, readVisitorCart, type VisitorCart, writeVisitorCart } from './visitor-lines.ts';
import { storeVisitorSubscription, visitorSubscription } from './visitor-subscription.ts';

export function visitorCart(api: Api, idfornecedor: SupplierId): CartServer {
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
  const own = ownWrites();
  const write = (lines: readonly CartLine[], terms: string, seen: number): number | undefined => {
    const before = readVisitorCart(idfornecedor);
    const mark = newWrite();
    const version = writeVisitorCart(idfornecedor, { lines, terms }, seen, mark);
    if (version !== undefined) own.note(mark, before, lines);
    return version;
  };
  /** The stored cart, with what this window had stored and another one has overwritten. */
  const whole = (): VisitorCart => {
    const stored = readVisitorCart(idfornecedor);
    const lines = own.lostIn(stored);
    if (lines === undefined || write(lines, stored.terms, stored.version) === undefined) return stored;
    notifyWindows();
    return readVisitorCart(idfornecedor);
  };
  const priced = async ({ lines, terms, version }: Omit<VisitorCart, 'writes'>): Promise<SavedCart> => {
    shownOn = await termsNow();
    const cart = lines.length === 0 ? nothing : await price(lines);
    const seen = terms === shownOn ? lines : [];
    return { ...cart, notices: withPricesSeen(cart.notices, seen, cart.lines), version };
  };
  return {
    load: () => priced(whole()),
    stored: () => readVisitorCart(idfornecedor),
    save: async (lines, seen, { subscription } = {}) => {
      if (subscription !== undefined) storeVisitorSubscription(idfornecedor, subscription);
      const terms = shownOn;
      const version = write(lines, terms, seen);
      if (version === undefined)
        throw new ApiRefusal(409, { ...cartTexts['stale-cart'], code: 'stale-cart' });
      const cart = await priced({ lines, terms, version });
      const asShown = terms === shownOn && cart.notices.every(({ kind }) => kind !== 'price-changed');
      if (asShown) return cart;
      // These prices now count as seen.
      return { ...cart, version: write(seenAs(lines, cart.lines), shownOn, version) ?? version };
    },
  };
}
