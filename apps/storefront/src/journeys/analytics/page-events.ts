/** Reports what a page shows, each thing once per view of the page. */
import type { QueryClient } from '@tanstack/react-query';
import type { EventPromotion, ShopEvent } from '#features/analytics/domain/shop-event.ts';
import { useCartState } from '#features/cart/storefront/save/cart-state.ts';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import { isQuote } from '#features/orders/domain/order-status.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { defined } from '#kernel/defined.ts';
import type { CheckoutSteps } from './checkout-steps.ts';
import { itemOfLine, itemOfOrder, itemOfProduct } from './event-items.ts';
import type { SeenRow } from './product-rows.ts';
import { submittedOrder, type VisitedPage, viewedLists, viewedProduct } from './visited-page.ts';

interface Listed {
  readonly product: ProductCard;
  readonly index: number;
  readonly listName: string;
}

/** Outlives a restart on the same page, as after a login. */
const view = {
  page: undefined as VisitedPage | undefined,
  before: undefined as VisitedPage['kind'] | undefined,
  term: undefined as string | undefined,
  reported: new Set<string>(),
  listed: new Map<string, Listed>(),
};

type Report = (event: ShopEvent) => void;

/** Begins a new view if the page is another one, and says so. Filters and further pages of a list belong to the same view. */
export function turnTo(page: VisitedPage): boolean {
  const isAnother = view.page?.pathname !== page.pathname;
  if (isAnother) {
    view.before = view.page?.kind;
    view.reported = new Set();
    view.listed = new Map();
    view.term = undefined;
  }
  view.page = page;
  return isAnother;
}

export function reportPage(
  client: QueryClient,
  shop: Pick<Shop, 'id'>,
  report: Report,
  steps: CheckoutSteps | undefined,
): void {
  const { page } = view;
  if (page === undefined) return;
  reportSearch(page, report);
  reportLists(client, shop, page, report);
  const product = viewedProduct(client, page);
  if (product !== undefined)
    once(product.id, () => report({ name: 'view_item', items: [itemOfProduct(product)] }));
  if (page.kind === 'cart') reportCart(report, 'view_cart');
  if (page.kind === 'checkout') reportCart(report, 'begin_checkout');
  if (view.before === 'checkout') reportPurchase(client, page, report, steps);
}

const once = (key: string, act: () => void): void => {
  if (view.reported.has(key)) return;
  view.reported.add(key);
  act();
};

function reportSearch({ kind, search: { q } }: VisitedPage, report: Report): void {
  if (kind !== 'search' || typeof q !== 'string' || q === view.term) return;
  view.term = q;
  report({ name: 'search', term: q });
}

function reportLists(client: QueryClient, shop: Pick<Shop, 'id'>, page: VisitedPage, report: Report): void {
  for (const { key, name, list } of viewedLists(client, shop, page)) {
    once(key, () => {
      const first = (list.page - 1) * list.pageSize;
      const listed = list.products.map((product, at) => ({ product, index: first + at, listName: name }));
      for (const each of listed) view.listed.set(each.product.slug, each);
      const items = listed.map(({ product, index }) => itemOfProduct(product, index));
      report({ name: 'view_item_list', listName: name, items });
    });
  }
}

/** A press on a product of a list that was reported. */
export function reportSelection(event: MouseEvent, report: Report): void {
  const link = event.target instanceof Element ? event.target.closest('[data-product-list] a[href]') : null;
  const [, slug] = /\/p\/([^/?#]+)/.exec(link?.getAttribute('href') ?? '') ?? [];
  const listed = slug === undefined ? undefined : view.listed.get(decodeURIComponent(slug));
  if (listed === undefined) return;
  const { product, index, listName } = listed;
  report({ name: 'select_item', listName, items: [itemOfProduct(product, index)] });
}

/** Each once per page. */
export function reportPromotions(seen: readonly EventPromotion[], report: Report): void {
  for (const promotion of seen)
    once(`promotion ${promotion.id} ${promotion.slot}`, () => report({ name: 'view_promotion', promotion }));
}

/** Each list once per page. */
export function reportRows(seen: readonly SeenRow[], report: Report): void {
  for (const { name, items } of seen)
    once(`row ${name}`, () => report({ name: 'view_item_list', listName: name, items }));
}

/** The cart page or its drawer, and the checkout: once the cart is known, and only with something in it. */
export function reportCart(report: Report, name: 'view_cart' | 'begin_checkout'): void {
  const { loaded, lines } = useCartState.getState();
  if (!loaded || lines.length === 0) return;
  once(name, () => report({ name, items: lines.map((line) => itemOfLine(line)) }));
}

function reportPurchase(
  client: QueryClient,
  page: VisitedPage,
  report: Report,
  steps: CheckoutSteps | undefined,
): void {
  const order = submittedOrder(client, page);
  if (order === undefined) return;
  once('purchase', () => {
    steps?.finish(order);
    if (isQuote(order.status)) return;
    report({ name: 'purchase', items: order.lines.map(itemOfOrder), order: eventOrder(order) });
  });
}

export const eventOrder = ({ number, total, deliveryFee, coupon }: OrderAmounts) => ({
  number,
  total,
  shipping: deliveryFee,
  ...defined({ coupon: coupon?.code }),
});

type OrderAmounts = Pick<
  NonNullable<ReturnType<typeof submittedOrder>>,
  'number' | 'total' | 'deliveryFee' | 'coupon'
>;
