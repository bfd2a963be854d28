/** Those who run the shop of a checkout, and what they do to its orders, as far as tests have to. */

import { eq } from 'drizzle-orm';
import { createStaff } from '#features/accounts/server/public.ts';
import { staff } from '#features/accounts/server/staff.tables.ts';
import { centavos } from '#kernel/money.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { changeOrderStatus } from '../change-order-status.ts';
import { priceQuote } from '../price-quote.ts';

export type StaffContext = Context & { readonly actor: Staff };

export async function anAttendant(shop: Context): Promise<StaffContext> {
  const email = `${newId()}@loja.exemplo`;
  const memberships = [{ supplierId: shop.supplier.id, role: 'operator' as const }];
  await createStaff(shop.db, {
    name: 'Otto',
    email,
    passwordHash: 'none',
    administrator: false,
    memberships,
  });
  const [row] = await shop.db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  if (row === undefined) throw new Error('nobody was hired');
  const actor = {
    kind: 'staff',
    sessionId: newId(),
    staffId: row.id,
    name: 'Otto',
    standing: 'operator',
  } as const;
  return { ...shop, actor };
}

interface Offer {
  readonly deliveryFee?: number;
  readonly discount?: number;
  readonly message?: string;
  readonly days?: number;
}

/** Centavos per product. Throws where the quote takes no price. */
export async function price(
  context: StaffContext,
  number: number,
  prices: Readonly<Record<string, number>>,
  { deliveryFee, discount, message = '', days = 7 }: Offer = {},
): Promise<void> {
  const done = await priceQuote(context, number, {
    prices: new Map(Object.entries(prices).map(([id, amount]) => [id, centavos(amount)])),
    ...(deliveryFee === undefined ? {} : { deliveryFee: centavos(deliveryFee) }),
    ...(discount === undefined ? {} : { discount: centavos(discount) }),
    message,
    days,
  });
  if (!done.ok) throw new Error(done.refusal.code);
}

/** Moves it through these, one after the other. */
export async function moveThrough(
  context: Context,
  number: number,
  ...statuses: readonly OrderStatus[]
): Promise<void> {
  for (const to of statuses) {
    const moved = await changeOrderStatus(context, { number, to, reason: '' });
    if (!moved.ok) throw new Error(`${to}: ${moved.refusal.code}`);
  }
}
