import type { Page, Request } from '@playwright/test';
import { cartSaved, openCart } from './cart.ts';
import { confirmButton, part, submittedNumber, totalKnown } from './checkout.ts';
import { add, quantity, search, setQuantity, tile } from './products.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

const BANANA = 'Banana Prata';
const ABACAXI = 'Abacaxi Pérola';

export interface SentEvent {
  readonly event: string;
  readonly value?: number;
  readonly item_list_name?: string;
  readonly transaction_id?: number;
  readonly session_id: string;
}

/** Rows of products are lists, too: they are reported when they are in the window, as banners are. */
export const isOfRow = ({
  event,
  item_list_name: list,
}: Pick<SentEvent, 'event' | 'item_list_name'>): boolean =>
  event === 'view_item_list' && list !== 'Search Results';

/** Banners are reported when they are in the window, which depends on its size: the steps of a purchase do not have them. */
export const isOfPromotion = (event: string): boolean => event.endsWith('_promotion');

/** The shop events that a page sends from now on. */
export function followShopEvents(page: Page): SentEvent[] {
  const sent: SentEvent[] = [];
  page.on('request', (request: Request) => {
    if (request.url().includes('/v4/log/google-analytics/')) sent.push(request.postDataJSON());
  });
  return sent;
}

/** Waits until the page reports what is done on it: the code that does is loaded after consent. */
export const measuring = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('vitrine:measuring').length > 0);
};

/** Without those of banners, and rows that came into view. */
export const namesOf = (events: readonly SentEvent[]): string[] =>
  events.filter((sent) => !isOfPromotion(sent.event) && !isOfRow(sent)).map(({ event }) => event);

/** The events of `buyStepByStep`, in order. */
export const STEPS = [
  'search',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'add_to_cart',
  'search',
  'view_item_list',
  'add_to_cart',
  'view_cart',
  'remove_from_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
] as const;

/** Searches, looks at a product, buys it and another one that is removed again. Returns the order's number. */
export async function buyStepByStep(page: Page): Promise<string> {
  await search(page, 'banana prata');
  await tile(page, BANANA).getByRole('link', { name: BANANA, exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: BANANA, level: 1, exact: true })).toBeVisible();
  await add(main, BANANA);
  // Above the least amount of a delivery.
  await setQuantity(main, BANANA, '20');
  await expect(quantity(main, BANANA)).toHaveValue('20');
  await quantity(main, BANANA).blur();
  await search(page, 'abacaxi');
  await add(tile(page, ABACAXI), ABACAXI);
  const drawer = await openCart(page);
  await cartSaved(drawer);
  await drawer.getByRole('button', { name: `Remover ${ABACAXI}` }).click();
  await cartSaved(drawer);
  await drawer.getByRole('link', { name: /^Finalizar/ }).click();
  await totalKnown(page);
  await part(page, 'Pagamento').getByRole('radio', { name: /Pix/ }).check();
  await totalKnown(page);
  await confirmButton(page).click();
  return submittedNumber(page);
}

/** By its client, on the order's page. */
export async function cancelOrder(page: Page, shop: string, number: string): Promise<void> {
  await visit(page, `${shop}/pedidos/${number}`);
  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar este pedido?' });
  await dialog.getByRole('radio', { name: 'Comprei por engano' }).check();
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect(dialog).toBeHidden();
}
