/** Staff mark a title as paid or cancelled. Every change is in the audit log. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { isAfterToday } from '#features/suppliers/domain/time-zone.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { Title, TitleId } from '../../domain/title.ts';
import { type LockedCharges, lockOrderCharges } from '../charges/locked-charges.ts';
import { paidToShop } from '../charges/paid-to-shop.ts';
import type { OrderHooks } from '../providers/payment-gateways.ts';
import {
  closeTitle,
  lockTitle,
  type TitleRecord,
  titleById,
  titlesOfCharges,
} from '../store/titles.store.ts';

type CloseTitleRefusal = 'title-not-found' | 'title-not-open' | 'title-of-order';
type Closed = Result<Title, { readonly code: CloseTitleRefusal }>;
/** The title was cancelled with its charge: money that still arrives is confirmed on the charge. */
type GivenUp = { readonly code: 'title-given-up'; readonly facts: { readonly chargeId: string } };
type Paid = Result<
  Title,
  { readonly code: 'title-not-found' | 'title-not-open' | 'payment-in-future' } | GivenUp
>;

/** Marks a title as paid, today or on an earlier day of the shop's calendar; idempotent. The last open title of a charge pays its order. */
export const payTitle = (
  context: StaffContext,
  orders: OrderHooks,
  id: TitleId,
  paidAt: Instant,
): Promise<Paid> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const known = await titleById(db, supplier.id, id);
    if (known === undefined) return refuse({ code: 'title-not-found' });
    const { orderNumber } = known;
    const { all } =
      orderNumber === undefined ? NO_CHARGES : await lockOrderCharges(inside, orders, orderNumber);
    const title = await lockTitle(db, supplier.id, id);
    if (title === undefined) return refuse({ code: 'title-not-found' });
    if (title.status === 'paid') return accept(title);
    if (title.status === 'cancelled') {
      const { chargeId } = title;
      return chargeId === undefined
        ? refuse({ code: 'title-not-open' })
        : refuse({ code: 'title-given-up', facts: { chargeId } });
    }
    if (isAfterToday(inside, paidAt)) return refuse({ code: 'payment-in-future' });
    await closeTitle(db, supplier.id, id, { status: 'paid', paidAt });
    await record(inside, 'title.paid', title, { paidAt: new Date(paidAt).toISOString() });
    const charge = all.find((one) => one.id === title.chargeId);
    if (charge !== undefined) {
      const left = (await titlesOfCharges(db, supplier.id, [charge.id])).some(
        ({ status }) => status === 'open',
      );
      if (!left) await paidToShop(inside, orders, charge, all);
    }
    return accept({ ...title, status: 'paid', paidAt });
  });

/** Only titles from the shop's own system: an order's titles end with the order. */
export const cancelTitle = (context: StaffContext, id: TitleId): Promise<Closed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const title = await lockTitle(db, supplier.id, id);
    if (title === undefined) return refuse({ code: 'title-not-found' });
    if (title.orderNumber !== undefined) return refuse({ code: 'title-of-order' });
    if (title.status === 'cancelled') return accept(title);
    if (title.status === 'paid') return refuse({ code: 'title-not-open' });
    await closeTitle(db, supplier.id, id, { status: 'cancelled' });
    await record(inside, 'title.cancelled', title, { status: 'cancelled' });
    return accept({ ...title, status: 'cancelled' });
  });

/** A title from the shop's own system has no charges. */
const NO_CHARGES: Pick<LockedCharges, 'all'> = { all: [] };

const record = (
  context: StaffContext,
  action: 'title.paid' | 'title.cancelled',
  { id, document, status }: TitleRecord,
  after: Readonly<Record<string, string>>,
): Promise<void> =>
  recordChange(context, {
    action,
    subjectId: id,
    before: { document, status },
    after: { document, ...after },
  });
