import { takePlace } from '#features/delivery/server/delivery-slot.store.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';

/** So many orders choose this window on this day. `shop` is its path. */
export async function takePlaces(
  shop: string,
  places: number,
  window: { readonly slotId: string; readonly date: string },
): Promise<void> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  await database.transaction(async (db) => {
    const supplier = await supplierByKey(db, shop.slice(1));
    if (supplier === undefined) throw new Error(`no shop is ${shop}`);
    for (let taken = 0; taken < places; taken += 1)
      if (!(await takePlace(db, supplier.id, window))) throw new Error(`no place is left on ${window.date}`);
  });
  await database.close();
}
