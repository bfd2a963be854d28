/** I1: money adds up. I2: orders have lines, of their own supplier. */
import type pg from 'pg';
import { countOf, rowsOf } from './ask.ts';
import type { Finding } from './finding.ts';

export const totalsAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I1',
  says: 'total = linhas + taxa − desconto, em centavos',
  checked: await countOf(client, 'select count(*) from orders'),
  of: 'pedidos',
  broken: await rowsOf(
    client,
    `select o.number from orders o
      left join (select supplier_id, order_number, sum(total) as lines from order_lines group by 1, 2) l
        on l.supplier_id = o.supplier_id and l.order_number = o.number
      where o.subtotal <> coalesce(l.lines, 0) or o.total <> o.subtotal + o.delivery_fee - o.discount
        or o.total < 0`,
  ),
});

export const linesAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I1',
  says: 'linha = preço × quantidade, meio centavo para cima, mais a embalagem, menos as ofertas',
  checked: await countOf(client, 'select count(*) from order_lines'),
  of: 'linhas',
  broken: await rowsOf(
    client,
    `select order_number from order_lines
      where combo is null
        and total <> div(unit_price::numeric * quantity + 500, 1000) + gift_wrap_price - promotion_discount`,
  ),
});

export const combosAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I1',
  says: 'combo = preço × quantidade = soma dos seus produtos, em centavos',
  checked: await countOf(client, 'select count(*) from order_combos'),
  of: 'combos',
  broken: await rowsOf(
    client,
    `select c.order_number from order_combos c
      left join (select supplier_id, order_number, combo, sum(total) as lines from order_lines group by 1, 2, 3) l
        on l.supplier_id = c.supplier_id and l.order_number = c.order_number and l.combo = c.position
      where c.total <> c.price * c.quantity or c.total is distinct from l.lines`,
  ),
});

export const ordersHaveOwnLines = async (client: pg.Client): Promise<Finding> => ({
  id: 'I2',
  says: 'todo pedido tem linhas, todas do seu fornecedor',
  checked: await countOf(client, 'select count(*) from orders'),
  of: 'pedidos',
  broken: await rowsOf(
    client,
    `select o.number from orders o
      where not exists (select from order_lines l where l.supplier_id = o.supplier_id and l.order_number = o.number)
        or exists (
          select from order_lines l join products p on p.id = l.product_id
          where l.order_number = o.number and p.supplier_id <> o.supplier_id)
        or exists (select from order_lines l where l.order_number = o.number and l.supplier_id <> o.supplier_id)`,
  ),
});
