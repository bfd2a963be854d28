/**
 * I8: debts of orders stay within the credit limit. I9: each provider report counts once. I1: charges agree with
 * orders and are never duplicated.
 */
import type pg from 'pg';
import { countOf, rowsOf } from './ask.ts';
import type { Finding } from './finding.ts';

/**
 * Only titles opened by orders count, because titles imported from the shop's own system may exceed the limit. A
 * limit lowered later is reported here, too.
 */
export const creditIsConsistent = async (client: pg.Client): Promise<Finding> => ({
  id: 'I8',
  says: 'o que se deve por pedidos faturados cabe no limite de crédito',
  checked: await countOf(client, `select count(*) from titles where status = 'open' and uses_credit`),
  of: 'títulos',
  broken: await rowsOf(
    client,
    `select t.client_id, sum(t.amount), c.credit_limit from titles t
      left join customers c on c.supplier_id = t.supplier_id and c.client_id = t.client_id
      where t.status = 'open' and t.uses_credit and t.order_number is not null
      group by t.supplier_id, t.client_id, c.credit_limit
      having sum(t.amount) > coalesce(c.credit_limit, 0)`,
  ),
});

export const notifiedOnce = async (client: pg.Client): Promise<Finding> => ({
  id: 'I9',
  says: 'cada aviso de um provedor vale uma vez, e nenhuma cobrança é paga duas',
  checked: await countOf(client, 'select count(*) from charge_events'),
  of: 'avisos',
  broken: await rowsOf(
    client,
    `select provider, provider_event from charge_events where provider_event is not null
        group by supplier_id, provider, provider_event having count(*) > 1
      union all
      select 'charge', charge_id::text from charge_events where after = 'paid' and before <> 'paid'
        group by supplier_id, charge_id having count(*) > 1`,
  ),
});

const OVER = `('cancelled', 'refused', 'expired', 'refunded')`;

/** A duplicate payment is paid until all of it is refunded; it pays no order and may have another amount. */
const GOES_BACK = `c.status = 'paid' and c.operation = 'refund' and c.operation_amount = c.captured - c.refunded`;

/** What came back before it was paid is no longer asked for. */
const DEDUCTED = `coalesce((select sum(r.amount) from order_returns r where r.supplier_id = c.supplier_id
  and r.order_number = c.order_number and r.charge_id = c.id and r.way = 'deduction'), 0)`;

export const chargesAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I1',
  says: 'uma cobrança viva por pedido vivo, do total mais os juros menos o abatido; devolvido ≤ recebido',
  checked: await countOf(client, 'select count(*) from charges'),
  of: 'cobranças',
  broken: await rowsOf(
    client,
    `select 'charge ' || c.id from charges c
        join orders o on o.supplier_id = c.supplier_id and o.number = c.order_number
        where c.refunded > c.captured or c.captured < 0
          or (c.status not in ${OVER} and o.status <> 'cancelled' and not (${GOES_BACK})
            and c.amount <> o.total + c.interest - ${DEDUCTED})
          or (c.status = 'paid' and c.amount > 0 and c.captured = 0)
      union all
      select 'order ' || order_number from charges c
        where status not in ${OVER} and not (${GOES_BACK})
        group by supplier_id, order_number having count(*) > 1`,
  ),
});
