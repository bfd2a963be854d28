/** I3, for delivery windows: orders never exceed the capacity. */
import type pg from 'pg';
import { countOf, rowsOf } from './ask.ts';
import type { Finding } from './finding.ts';

export const slotsAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I3',
  says: 'lugares tomados num horário = pedidos vivos que o têm, nunca acima da capacidade',
  checked: await countOf(client, 'select count(*) from slot_days'),
  of: 'horários',
  broken: await rowsOf(
    client,
    `select d.slot_id, d.date, d.store_id, d.taken from slot_days d
      where d.taken > d.capacity or d.taken <> (
        select count(*) from orders o
        where o.supplier_id = d.supplier_id and o.status not in ('cancelled', 'quote-requested', 'quote-priced')
          and o.delivery ->> 'limited' = 'true' and o.delivery -> 'slot' ->> 'slotId' = d.slot_id::text
          and o.delivery -> 'slot' ->> 'date' = d.date::text
          and coalesce(o.delivery -> 'slot' ->> 'storeId', '00000000-0000-0000-0000-000000000000') = d.store_id::text)`,
  ),
});
