/** Writes what visitors did in past weeks, as the shop would have counted it. */

import type { EventCount } from '#features/analytics/domain/event-batch.ts';
import type { AnalyticsEventName } from '#features/analytics/domain/event-names.ts';
import { SEARCH_RESULTS } from '#features/analytics/domain/shop-event.ts';
import { addEventCounts } from '#features/analytics/server/events.store.ts';
import { visitDays } from '#features/analytics/server/reports/visit-days.store.ts';
import { recordedTerm } from '#features/catalog/domain/search/search-record.ts';
import { addSearchCounts } from '#features/catalog/server/search/search-terms.store.ts';
import { lastDays } from '#features/orders/domain/reports/report.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { addDays, weekdayOf } from '#kernel/time/calendar.ts';
import type { Database } from '#platform/db/database.ts';
import type { DemoMeasurements } from './world/measurements.ts';

/** Skips a shop of which visits were counted already. */
export async function seedMeasurements(database: Database, demo: DemoMeasurements): Promise<void> {
  const { db } = database;
  const shop = await supplierByKey(db, demo.supplier);
  if (shop === undefined) return;
  const { id } = shop;
  const yesterday = addDays(todayOf({ supplier: supplierScope(shop), now: Date.now() }), -1);
  const span = lastDays(yesterday, demo.days);
  if ((await visitDays(db, id, span)).length > 0) return;
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    const more = 100 + (demo.weekdays[weekdayOf(day)] ?? 0);
    await addEventCounts(db, sorted(visitsOn(id, day, demo, more)));
    await addSearchCounts(db, searchesOn(id, day, demo, more));
  }
}

const visitName = (day: string, number: number): string =>
  `demo-${day.slice(5)}-${String(number).padStart(4, '0')}`;

/** Every third visit that saw a product had searched, and most of these pressed what they found. */
function visitsOn(supplierId: SupplierId, day: string, demo: DemoMeasurements, more: number): EventCount[] {
  const [viewed, added, began, bought] = demo.visits.map((visits) => Math.round((visits * more) / 100));
  const counts: EventCount[] = [];
  const happened = (event: AnalyticsEventName, number: number, listName = '', value = ZERO): void => {
    counts.push({ supplierId, day, event, visit: visitName(day, number), listName, times: 1, value });
  };
  for (let number = 0; number < (viewed ?? 0); number += 1) {
    happened('view_item', number);
    if (number < (added ?? 0)) happened('add_to_cart', number);
    if (number < (began ?? 0)) happened('begin_checkout', number);
    if (number < (bought ?? 0)) happened('purchase', number, '', centavos(4_990 + 731 * (number % 9)));
    if (number % 3 === 0) happened('search', number);
    if (number % 6 === 0) happened('select_item', number, SEARCH_RESULTS);
  }
  return counts;
}

const keyOf = ({ supplierId, day, event, visit, listName }: EventCount): string =>
  JSON.stringify([supplierId, day, event, visit, listName]);
const sorted = (counts: readonly EventCount[]): EventCount[] =>
  counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

function searchesOn(supplierId: SupplierId, day: string, demo: DemoMeasurements, more: number) {
  const count = (text: string, place: number, isFruitless: boolean) => {
    const searches = Math.max(1, Math.round(((isFruitless ? 4 : 14) * more) / 100) - 2 * place);
    const term = recordedTerm(text);
    return { supplierId, day, term, searches, fruitless: isFruitless ? searches : 0, askers: searches };
  };
  return [
    ...demo.found.map((text, place) => count(text, place, false)),
    ...demo.fruitless.map((text, place) => count(text, place, true)),
  ];
}
