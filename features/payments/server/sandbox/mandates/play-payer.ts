/** What the payer does with a mandate in the app of the demo's bank. */
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { NoticeMode } from '../notice-mode.ts';
import { paySandboxPix } from '../pay-sandbox-pix.ts';
import { changePayment, paymentBy, type SandboxPayment } from '../sandbox.store.ts';
import { queueMandateNotices, queueNotices } from '../sandbox-notices.ts';
import { mayStop } from './sandbox-collections.ts';
import { sandboxMandateReport } from './sandbox-mandate-report.ts';
import {
  changeMandate,
  mandateBy,
  pendingCollections,
  type SandboxMandate,
} from './sandbox-mandates.store.ts';
import { stopCollections } from './stop-collections.ts';

type Played = Promise<Result<void, { readonly code: 'not-found' | 'not-possible' }>>;

export interface PayersMandate {
  readonly mandate: SandboxMandate;
  /** Paid together with the authorisation. */
  readonly first: SandboxPayment | undefined;
  readonly planned: readonly SandboxPayment[];
  readonly status: SandboxMandate['status'];
}

export async function payersMandate(
  { db, supplier, now }: Context,
  ref: string,
): Promise<PayersMandate | undefined> {
  const mandate = await mandateBy(db, supplier.id, { ref });
  if (mandate === undefined) return undefined;
  const { firstRef } = mandate;
  const payment = firstRef === null ? undefined : await paymentBy(db, supplier.id, { ref: firstRef });
  const report = sandboxMandateReport(mandate, payment, now);
  return {
    mandate,
    first: report.firstCode === undefined ? undefined : payment,
    planned: await pendingCollections(db, mandate),
    status: report.status,
  };
}

/** Pays the first order, too, while that is possible. A ceiling below what the shop asks for is not accepted. */
export async function authorise(
  context: Context,
  ref: string,
  { ceiling, noticeMode }: { readonly ceiling: Money | undefined; readonly noticeMode: NoticeMode },
): Played {
  const { db, now } = context;
  const found = await payersMandate(context, ref);
  if (found === undefined) return refuse({ code: 'not-found' });
  const { mandate, first, status } = found;
  if (status !== 'requested' || (ceiling ?? mandate.floor) < mandate.floor)
    return refuse({ code: 'not-possible' });
  const change = { status: 'authorised', ceiling: ceiling ?? null, noticeMode } as const;
  if (!(await changeMandate(db, mandate, ['requested'], change))) return refuse({ code: 'not-possible' });
  await queueMandateNotices(db, mandate, now, noticeMode);
  if (first !== undefined) await paySandboxPix(context, first.id, noticeMode);
  return accept(undefined);
}

export const refuseMandate = (context: Context, ref: string, noticeMode: NoticeMode): Played =>
  end(context, ref, 'requested', { status: 'refused', noticeMode });

export const cancelMandate = (context: Context, ref: string, noticeMode: NoticeMode): Played =>
  end(context, ref, 'authorised', { status: 'cancelled-by-payer', noticeMode });

async function end(
  context: Context,
  ref: string,
  from: SandboxMandate['status'],
  change: Pick<SandboxMandate, 'status' | 'noticeMode'>,
): Played {
  const { db, now } = context;
  const found = await payersMandate(context, ref);
  if (found === undefined) return refuse({ code: 'not-found' });
  const after = found.status === from && (await changeMandate(db, found.mandate, [from], change));
  if (!after) return refuse({ code: 'not-possible' });
  await queueMandateNotices(db, after, now, after.noticeMode);
  await stopCollections(db, after, now);
  return accept(undefined);
}

/** Whether the account has the money on the due days to come. */
export async function setFunds({ db, supplier }: Context, ref: string, funds: boolean): Played {
  const mandate = await mandateBy(db, supplier.id, { ref });
  if (mandate === undefined) return refuse({ code: 'not-found' });
  const after = await changeMandate(db, mandate, ['requested', 'authorised'], { funds });
  return after === undefined ? refuse({ code: 'not-possible' }) : accept(undefined);
}

/** Cancels one planned collection: until 23:59 of the day before. */
export async function cancelCollection(context: Context, ref: string, paymentRef: string): Played {
  const { db, now } = context;
  const found = await payersMandate(context, ref);
  const payment = found?.planned.find(({ id }) => id === paymentRef);
  if (found === undefined || payment === undefined) return refuse({ code: 'not-found' });
  const after =
    mayStop(payment, now) && (await changePayment(db, payment, ['pending'], { status: 'cancelled' }));
  if (!after) return refuse({ code: 'not-possible' });
  await queueNotices(db, after, now, found.mandate.noticeMode, payment);
  return accept(undefined);
}
