import type pg from 'pg';

export interface FloorOrder {
  readonly item: string;
  readonly quantity: number;
}

/** The minimum of an order: begin, stock, order, line, payment, commit. */
export async function placeFloorOrder(pool: pg.Pool, { item, quantity }: FloorOrder): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const stock = await client.query<{ price: number }>({
      name: 'take',
      text: 'update floor.items set stock = stock - $2 where id = $1 and stock >= $2 returning price',
      values: [item, quantity],
    });
    const total = (stock.rows[0]?.price ?? Number.NaN) * quantity;
    const order = await client.query<{ id: number }>({
      name: 'order',
      text: 'insert into floor.orders (total) values ($1) returning id',
      values: [total],
    });
    const id = order.rows[0]?.id ?? Number.NaN;
    await client.query({
      name: 'line',
      text: 'insert into floor.lines values ($1, 0, $2, $3, $4)',
      values: [id, item, quantity, total],
    });
    await client.query({
      name: 'payment',
      text: 'insert into floor.payments (order_id, amount) values ($1, $2)',
      values: [id, total],
    });
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
