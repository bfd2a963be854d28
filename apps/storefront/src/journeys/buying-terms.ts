import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { type Buyer, loadBuyer } from '#features/accounts/storefront/buyer.ts';
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { paymentNote } from '#features/catalog/storefront/price/lazy-payment-note.tsx';
import { onReceivingTermsChosen, receivingTerms } from '#features/delivery/storefront/receiving-terms.ts';
import { methodsFor } from '#features/payments/domain/payment-method.ts';
import { type PaymentOffer, paymentOffer } from '#features/payments/domain/payment-offer.ts';
import { pricesVaryByPayment } from '#features/payments/domain/price-variance.ts';
import {
  currentMethod,
  offeredMethods,
  onMethodChosen,
  saveChoice,
  shownMethods,
} from '#features/payments/storefront/current-method.ts';
import { defined } from '#kernel/defined.ts';
import type { ShopPageContext } from '../page-context.ts';

export interface ShopTerms {
  readonly terms: BuyingTerms;
  /** What the payment methods make of the shop's prices; absent where they do not vary. */
  readonly payment?: PaymentOffer;
}

/**
 * Delivery and payment choices on which prices depend. On the server, which knows no choice of a browser, the shop's
 * defaults and what is stored with the client.
 */
export async function chosenBuyingTerms(
  page: Omit<ShopPageContext, 'terms' | 'payment'>,
): Promise<ShopTerms> {
  const buyer = await loadBuyer(page);
  const [terms, methods] = await Promise.all([
    termsOf(buyer, page.queryClient),
    varies(buyer) ? shownMethods(buyer, page.queryClient) : [],
  ]);
  const { deliveryType } = terms;
  const payment = paymentOffer(deliveryType === undefined ? methods : methodsFor(methods, deliveryType));
  // The tiles of the page say it at once.
  if (payment !== undefined) await paymentNote.load();
  return { terms, ...defined({ payment }) };
}

const varies = ({ shop }: Buyer): boolean => pricesVaryByPayment(new Set(shop.tags));

/** Where prices don't vary by payment, the method is left out, so that all methods share one cached list. */
async function termsOf(buyer: Buyer, queryClient: QueryClient): Promise<BuyingTerms> {
  const [receiving, methods] = await Promise.all([
    receivingTerms(buyer, queryClient),
    varies(buyer) ? offeredMethods(buyer, queryClient) : [],
  ]);
  const paymentMethodId = currentMethod(buyer, methods, receiving.deliveryType);
  return { ...receiving, ...defined({ paymentMethodId }) };
}

/**
 * Reloads the page's prices when the shopper's choices differ from those the server assumed, and whenever they
 * change.
 */
export async function followBuyingTerms(
  router: AnyRouter,
  {
    queryClient,
    signal,
    ...buyer
  }: Buyer & { readonly queryClient: QueryClient; readonly signal: AbortSignal },
): Promise<void> {
  const look = async (): Promise<void> => {
    if (hasOwnPrices(router)) return;
    const now = JSON.stringify(await termsOf(buyer, queryClient));
    if (!signal.aborted && now !== JSON.stringify(termsShown(router))) await router.invalidate();
  };
  onReceivingTermsChosen(() => void look(), signal);
  onMethodChosen(() => void look(), signal);
  saveChoice(buyer);
  await look();
}

/**
 * The checkout loads its own prices as choices change and must keep everything typed; an order's prices are fixed and
 * its live connection must not be cut. The next page uses the new terms.
 */
const hasOwnPrices = ({ state }: AnyRouter): boolean =>
  state.matches.some(({ routeId }) => OWN_PRICES.test(routeId));

const OWN_PRICES = /^\/\$supplier\/(checkout|pedidos|submissao)\b/;

function termsShown({ state }: AnyRouter): BuyingTerms | undefined {
  const shop = state.matches.find(({ routeId }) => routeId === '/$supplier');
  const { terms }: Partial<ShopPageContext> = shop?.context ?? {};
  return terms;
}
