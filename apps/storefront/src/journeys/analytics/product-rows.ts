/** Rows of products and combos, such as carousels: lists of GA4, named by their titles. */
import type { QueryClient } from '@tanstack/react-query';
import type { EventItem } from '#features/analytics/domain/shop-event.ts';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { ShownCombo } from '#features/promotions/domain/shown-combo.ts';
import { defined } from '#kernel/defined.ts';
import { ONE } from '#kernel/quantity.ts';
import { itemOfProduct } from './event-items.ts';
import { watchSeen } from './watch-seen.ts';

/**
 * Recognised without an attribute of their own, which first pages would carry: the catalogue's `ScrollRow`, sections of combos, and the
 * products seen lately.
 */
const ROW =
  ':is(.below-row, section:has(> ul > li a[href*="/combo/"]), section:has(> ul > li[data-product] > a[href*="/p/"]))';
const PLACES = `${ROW} > ul > li`;

/** As many characters as the log takes. */
const MAX_NAME = 100;

export interface SeenRow {
  readonly name: string;
  readonly items: readonly EventItem[];
}

/** A row is seen when half of its first product is: one of combos may be higher than a phone's window. */
export function watchRows(
  client: QueryClient,
  onSeen: () => void,
  signal: AbortSignal,
): () => readonly SeenRow[] {
  const take = watchSeen(
    () => document.querySelectorAll<HTMLElement>(`${PLACES}:first-child`),
    onSeen,
    signal,
  );
  return () =>
    take().flatMap((first) => {
      const row = first.closest(ROW);
      if (row === null) return [];
      const known = knownGoods(client);
      const items = placesOf(row).flatMap((place, at) => itemAt(place, at, known) ?? []);
      return items.length === 0 ? [] : [{ name: nameOf(row), items }];
    });
}

/** Of a press on the link of a product or combo in a row. */
export function pressedInRow(client: QueryClient, { target }: Pick<Event, 'target'>): SeenRow | undefined {
  const place = target instanceof Element ? target.closest('a[href]')?.closest(PLACES) : undefined;
  const row = place?.closest(ROW);
  if (!place || !row) return undefined;
  const item = itemAt(place, placesOf(row).indexOf(place), knownGoods(client));
  return item && { name: nameOf(row), items: [item] };
}

const nameOf = (row: Element): string =>
  (row.querySelector('h2')?.textContent ?? '').trim().slice(0, MAX_NAME);

const placesOf = (row: Element): Element[] => [...row.querySelectorAll(':scope > ul > li')];

function itemAt(place: Element, at: number, known: ReadonlyMap<string, Goods>): EventItem | undefined {
  const link = place.querySelector('a[href*="/p/"], a[href*="/combo/"]');
  const [, slug = ''] = /\/(?:p|combo)\/([^/?#]+)/.exec(link?.getAttribute('href') ?? '') ?? [];
  const goods = known.get(decodeURIComponent(slug));
  if (goods === undefined) return itemOfPlace(link, place, at);
  if ('increments' in goods) return itemOfProduct(goods, at);
  const { id, name, prices } = goods;
  return { id, name, quantity: ONE, index: at, ...defined({ unitPrice: prices?.price }) };
}

/** Of products seen lately the browser stores names and ids alone: no answer of this page holds them. */
function itemOfPlace(link: Element | null, place: Element, at: number): EventItem | undefined {
  const id = place.getAttribute('data-product');
  const name = link?.textContent?.trim() ?? '';
  return id === null || name === '' ? undefined : { id, name, quantity: ONE, index: at };
}

type Goods = ProductCard | ShownCombo;

/** How deep products lie in an answer: block, content, carousel, products, product. */
const DEEP = 7;

/** By slug: what the answers that this page uses hold. Screens need not say which products they show. */
export function knownGoods(client: QueryClient): ReadonlyMap<string, Goods> {
  const found = new Map<string, Goods>();
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEP) return;
    if (isGoods(value)) found.set(value.slug, value);
    for (const inner of Object.values(value)) collect(inner, depth + 1);
  };
  for (const { state } of client.getQueryCache().findAll({ queryKey: ['catalog'], type: 'active' }))
    collect(state.data, 0);
  return found;
}

const isGoods = (value: object): value is Goods =>
  'slug' in value && 'id' in value && 'name' in value && ('increments' in value || 'most' in value);
