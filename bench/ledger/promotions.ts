/** I4: what promotions gave is in the lines of living orders, counted, and within its limits; only their gifts cost nothing. */
import type pg from 'pg';
import { countOf, rowsOf } from './ask.ts';
import type { Finding } from './finding.ts';

/** A quote uses no promotion yet. */
const LIVING = `status not in ('cancelled', 'quote-requested', 'quote-priced')`;

/** One row per promotion of a line. */
const APPLIED = `select l.supplier_id, l.order_number, l.position, l.quantity, l.price_reason,
    (one->>'id')::uuid as id, (one->>'quantity')::bigint as units, (one->>'perUse')::bigint as per_use,
    (one->>'saved')::bigint as saved, (one->>'discount')::bigint as discount
  from order_lines l, jsonb_array_elements(l.promotions) as one`;

export const rewardsAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I4',
  says: 'desconto de ofertas = soma das ofertas da linha; nenhuma unidade ganha duas vezes; só brindes saem por zero',
  checked: await countOf(client, 'select count(*) from order_lines where promotions is not null'),
  of: 'linhas',
  broken: await rowsOf(
    client,
    `select l.order_number, l.position from order_lines l
      left join (select supplier_id, order_number, position, sum(discount) as discount, sum(units) as units from (${APPLIED}) as a
        group by 1, 2, 3) a using (supplier_id, order_number, position)
      where l.promotion_discount <> coalesce(a.discount, 0) or coalesce(a.units, 0) > l.quantity
        or (l.price_reason = 'gift' and (l.total <> 0 or l.unit_price <> 0 or a.units is distinct from l.quantity))`,
  ),
});

export const promotionsAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I4',
  says: 'usos de ofertas = linhas dos pedidos vivos = contadores, dentro dos limites e do orçamento',
  checked: await countOf(client, 'select count(*) from promotion_uses'),
  of: 'usos',
  broken: await rowsOf(
    client,
    `select 'promotion ' || p.id from promotions p
        join promotion_counters c on c.supplier_id = p.supplier_id and c.promotion_id = p.id
        left join (select supplier_id, promotion_id, sum(times) as times, sum(saved) as saved from promotion_uses group by 1, 2) u
          on u.supplier_id = p.supplier_id and u.promotion_id = p.id
        where c.used <> coalesce(u.times, 0) or c.saved <> coalesce(u.saved, 0)
          or c.used > coalesce(p.use_limit, c.used) or c.saved > coalesce(p.budget, c.saved)
          or p.exhausted <> (coalesce(c.used >= p.use_limit, false) or coalesce(c.saved >= p.budget, false))
      union all
      select 'client ' || u.client_id from promotion_uses u
        join promotions p on p.supplier_id = u.supplier_id and p.id = u.promotion_id
        group by p.per_client, u.supplier_id, u.promotion_id, u.client_id
        having sum(u.times) > p.per_client
      union all
      select 'order ' || coalesce(l.order_number, u.order_number) from (
          select a.supplier_id, a.order_number, a.id, ceil(sum(a.units::numeric / 1000 / a.per_use)) as times,
            sum(a.saved) as saved, min(o.client_id::text) as client_id
          from (${APPLIED}) as a
          join orders o on o.supplier_id = a.supplier_id and o.number = a.order_number and o.${LIVING}
          group by 1, 2, 3
        ) as l
        full join promotion_uses u
          on u.supplier_id = l.supplier_id and u.order_number = l.order_number and u.promotion_id = l.id
        where u.times is distinct from l.times or u.saved is distinct from l.saved
          or u.client_id::text is distinct from l.client_id`,
  ),
});
