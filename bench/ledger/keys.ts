/** I5 to I7: one order per idempotency key, and every order was sent and acknowledged. */
import type pg from 'pg';
import type { JournalEntry } from '../journal.ts';
import { countOf, rowsOf } from './ask.ts';
import { type Finding, MAX_SHOWN } from './finding.ts';

export const oneOrderPerKey = async (client: pg.Client): Promise<Finding> => ({
  id: 'I5',
  says: 'um pedido por chave, uma chave por pedido, do mesmo cliente',
  checked: await countOf(client, 'select count(*) from order_keys'),
  of: 'chaves',
  broken: await rowsOf(
    client,
    `select 'order ' || order_number from order_keys group by supplier_id, order_number having count(*) > 1
      union all
      select 'key ' || key from order_keys group by supplier_id, client_id, key having count(*) > 1
      union all
      select 'key ' || k.key from order_keys k
        left join orders o on o.supplier_id = k.supplier_id and o.number = k.order_number
        where o.client_id is distinct from k.client_id`,
  ),
});

interface KeyedOrder {
  readonly number: number;
  readonly copies: number;
  readonly clientId: string;
  readonly key: string | null;
}

export async function journalAgrees(client: pg.Client, journal: readonly JournalEntry[]): Promise<Finding[]> {
  const { rows } = await client.query<KeyedOrder>(
    `select o.number::float8 as number, count(*) over (partition by o.number)::int as copies,
        o.client_id as "clientId", k.key
      from orders o
      left join order_keys k on k.supplier_id = o.supplier_id and k.order_number = o.number`,
  );
  const byNumber = new Map(rows.map((order) => [order.number, order]));
  const acknowledged = journal.filter(({ event }) => event === 'acknowledged');
  const names = (event: JournalEntry['event']) =>
    new Set(journal.filter((entry) => entry.event === event).map(nameOf));
  const [sent, refused] = [names('sent'), names('refused')];
  return [
    {
      id: 'I6',
      says: 'todo pedido confirmado existe uma vez, com o seu número',
      checked: acknowledged.length,
      of: 'confirmações',
      broken: acknowledged
        .filter((entry) => {
          const order = byNumber.get(entry.number ?? Number.NaN);
          return order === undefined || order.copies !== 1 || nameOf(order) !== nameOf(entry);
        })
        .map((entry) => `${entry.number} ${entry.key}`)
        .slice(0, MAX_SHOWN),
    },
    {
      id: 'I7',
      says: 'nenhum pedido que ninguém tenha enviado, ou que tenha sido recusado',
      checked: rows.length,
      of: 'pedidos',
      broken: rows
        .filter((order) => !sent.has(nameOf(order)) || refused.has(nameOf(order)))
        .map(({ number, key }) => `${number} ${key}`)
        .slice(0, MAX_SHOWN),
    },
  ];
}

const nameOf = ({ clientId, key }: { clientId: string; key: string | null }): string => `${clientId} ${key}`;
