/** The sandbox's notices, and how it can be made to misbehave: late, repeated, or out of order. */
import { randomUUID } from 'node:crypto';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { NoticeMode } from './notice-mode.ts';
import {
  addNotices,
  changePayment,
  dropNotice,
  dueNotices,
  paymentBy,
  postponeNotice,
  type SandboxNotice,
  type SandboxPayment,
} from './sandbox.store.ts';
import { mandateNoticeBody, noticeBody } from './sandbox-notice.schema.ts';
import { sandboxReport } from './sandbox-report.ts';

const LATE = 10_000;
/** Prefix of the sandbox's internal messages in the notices table. */
const APPROVE = 'approve:';

type Subject = Pick<SandboxNotice, 'supplierId'>;

const notice = ({ supplierId }: Subject, body: string, dueAt: Instant): SandboxNotice => ({
  supplierId,
  id: randomUUID(),
  body,
  dueAt: new Date(dueAt),
  tries: 0,
});

/** Queues the notices of a change, in the requested manner. */
export const queueNotices = (
  db: Db,
  payment: SandboxPayment,
  now: Instant,
  noticeMode: NoticeMode = 'agora',
  before: SandboxPayment = payment,
): Promise<void> =>
  queue(db, payment, now, noticeMode, {
    current: noticeBody(randomUUID(), sandboxReport(payment, now)),
    old: noticeBody(randomUUID(), sandboxReport(before, now)),
  });

/** The same for a mandate, whose notices name it only. */
export const queueMandateNotices = (
  db: Db,
  mandate: Subject & { readonly id: string },
  now: Instant,
  noticeMode: NoticeMode,
): Promise<void> =>
  queue(db, mandate, now, noticeMode, {
    current: mandateNoticeBody(randomUUID(), mandate.id),
    old: mandateNoticeBody(randomUUID(), mandate.id),
  });

function queue(
  db: Db,
  subject: Subject,
  now: Instant,
  noticeMode: NoticeMode,
  { current, old }: { readonly current: string; readonly old: string },
): Promise<void> {
  switch (noticeMode) {
    case 'atrasado':
      return addNotices(db, [notice(subject, current, now + LATE)]);
    case 'repetido':
      return addNotices(
        db,
        [0, 1, 2].map((turn) => notice(subject, current, now + turn * 1000)),
      );
    case 'fora-de-ordem':
      return addNotices(db, [notice(subject, current, now), notice(subject, old, now + 2_000)]);
    default:
      return addNotices(db, [notice(subject, current, now)]);
  }
}

/** A slow bank's approval at `at`: captured, or only authorised. */
export const approveLater = (db: Db, payment: SandboxPayment, at: Instant, capture: boolean): Promise<void> =>
  addNotices(db, [notice(payment, `${APPROVE}${capture ? 'paid' : 'authorised'}:${payment.id}`, at)]);

/** Delivers a notice; resolves to whether it was accepted. */
export type NoticeHandler = (notice: Pick<SandboxNotice, 'supplierId' | 'body'>) => Promise<boolean>;

const MAX_TRIES = 8;

/** Sends the due notices; refused ones are retried with growing delays. Returns how many were due. */
export async function sendNotices(db: Db, listen: NoticeHandler, now: Instant): Promise<number> {
  const due = await dueNotices(db, now);
  for (const one of due) {
    if (one.body.startsWith(APPROVE)) await approve(db, one, now);
    else if ((await listen(one)) || one.tries >= MAX_TRIES) await dropNotice(db, one);
    else await postponeNotice(db, one, now + 1000 * 2 ** one.tries);
  }
  return due.length;
}

async function approve(db: Db, order: SandboxNotice, now: Instant): Promise<void> {
  const [, status = '', ref = ''] = order.body.split(':');
  const payment = await paymentBy(db, order.supplierId, { ref });
  const change =
    status === 'paid'
      ? ({ status, captured: payment?.amount ?? 0 } as const)
      : ({ status: 'authorised' } as const);
  const after = payment && (await changePayment(db, payment, ['pending'], change));
  if (after) await queueNotices(db, after, now);
  await dropNotice(db, order);
}
