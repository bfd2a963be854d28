import {
  countPlatformEvents,
  factsAtShops,
  type PlatformEventFilter,
  platformEventsPage,
} from '#features/accounts/server/platform/platform-events.store.ts';
import { supplierNames } from '#features/suppliers/server/suppliers.store.ts';
import { defined } from '#kernel/defined.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { PlatformEvent } from '../../domain/platform-event.ts';

/** What the platform's people did, newest first. */
export async function listPlatformEvents(
  { db }: Context,
  filter: PlatformEventFilter,
  page: PageRange,
): Promise<{ readonly events: readonly PlatformEvent[]; readonly total: number }> {
  const rows = await platformEventsPage(db, filter, page);
  const names = await supplierNames(
    db,
    rows.flatMap(({ supplierId }) => supplierId ?? []),
  );
  const facts = await factsAtShops(db, rows);
  const events = rows.map((row) => ({ ...eventOf(row, names), ...facts.get(row.id) }));
  return { events, total: await countPlatformEvents(db, filter) };
}

type Row = Awaited<ReturnType<typeof platformEventsPage>>[number];

const eventOf = (
  { at, by, email, onBehalfOf, supplierId, ...event }: Row,
  shops: ReadonlyMap<string, string>,
): PlatformEvent => ({
  ...event,
  at: at.getTime(),
  ...defined({
    by: by === null || email === null ? undefined : { name: by, email },
    onBehalfOf: onBehalfOf ?? undefined,
    shop: supplierId === null ? undefined : { id: supplierId, name: shops.get(supplierId) ?? '' },
  }),
});
