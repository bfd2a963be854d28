/** Orders as tests want them: placed, moved on, paid. */
import { sql } from 'drizzle-orm';
import type { ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { submitOrder } from '../submit/submit-order.ts';

export async function placed(shopper: ShopperContext, draft: OrderDraft): Promise<number> {
  const submitted = await submitOrder(shopper, {
    draft,
    key: undefined,
    campaign: { source: '', campaign: '', all: '' },
  });
  if (!submitted.ok) throw new Error(submitted.refusal.code);
  return submitted.value.number;
}

/** Sets the status directly, without the moves that lead there. */
export const setStatusOf = ({ db, supplier }: ShopperContext, number: number, status: OrderStatus) =>
  db.execute(
    sql`update orders set status = ${status} where supplier_id = ${supplier.id} and number = ${number}`,
  );

export const setPaid = ({ db, supplier }: ShopperContext, number: number, at: Date) =>
  db.execute(sql`update charges set status = 'paid', paid_at = ${at.toISOString()}
    where supplier_id = ${supplier.id} and order_number = ${number}`);

/** Sets the creation date directly. */
export const setMadeAt = ({ db, supplier }: ShopperContext, number: number, at: Date) =>
  db.execute(sql`update orders set created_at = ${at.toISOString()}
    where supplier_id = ${supplier.id} and number = ${number}`);
