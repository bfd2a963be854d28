/** A provider that behaves like a real one but moves no money: for the demo and for tests. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { accept, refuse } from '#kernel/result.ts';
import type { SupplierScope } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { dynamicPixCode } from '../../domain/pix-code.ts';
import { type CardFate, readTestToken, type TestToken } from '../../domain/test-cards.ts';
import {
  type Movement,
  NOTICE_WINDOW,
  PROVIDER_TIMEOUT,
  type Provider,
  type ProviderAnswer,
  type WantedCard,
  type WantedPix,
} from '../providers/provider.ts';
import { mayStop } from './mandates/sandbox-collections.ts';
import { sandboxMandateCalls } from './mandates/sandbox-mandate-calls.ts';
import { changePayment, paymentBy, putPayment, type SandboxPayment } from './sandbox.store.ts';
import { readNoticeBody } from './sandbox-notice.schema.ts';
import { approveLater, queueNotices } from './sandbox-notices.ts';
import { sandboxReceiver } from './sandbox-receiver.ts';
import { sandboxReport } from './sandbox-report.ts';
import { SIGNATURE_HEADER, signedAt } from './sandbox-secret.ts';

export interface SandboxParts {
  readonly db: Db;
  readonly supplier: Pick<SupplierScope, 'id' | 'name'>;
  readonly secret: string;
  /** How long a call takes whose response is lost. Milliseconds. */
  readonly timeout?: number;
  readonly now?: () => number;
}

/** Basis points: 10 % more, for goods that weigh a little more than ordered. */
const OVER_CAPTURE = 1_000;
/** When a slow bank approves. Milliseconds. */
const LATE = 6_000;

export function sandboxProvider(parts: SandboxParts): Provider {
  const { db, supplier, secret, timeout = PROVIDER_TIMEOUT, now = Date.now } = parts;
  const reportOf = (payment: SandboxPayment | undefined, otherwise: 'unknown' | 'rejected' = 'rejected') =>
    payment === undefined ? refuse(otherwise) : accept(sandboxReport(payment, now()));
  /** Changes a payment and queues a notice, which providers send for API calls too. */
  const move = async (
    ref: string,
    from: readonly SandboxPayment['status'][],
    change: (payment: SandboxPayment) => Partial<SandboxPayment> | undefined,
  ): ProviderAnswer => {
    const before = await paymentBy(db, supplier.id, { ref });
    if (before === undefined) return refuse('unknown');
    const wanted = change(before);
    const after = wanted && (await changePayment(db, before, from, wanted));
    if (after) await queueNotices(db, after, now());
    return reportOf(after);
  };
  return {
    name: 'sandbox',
    overCapture: OVER_CAPTURE,
    createPix: async ({ chargeId, amount, expiresAt }: WantedPix) => {
      if (expiresAt <= now()) return refuse('rejected');
      const id = newRef();
      const pixCode = dynamicPixCode(
        `pix.sandbox.exemplo/qr/v2/${id}`,
        sandboxReceiver(supplier.name),
        amount,
      );
      const payment = { supplierId: supplier.id, id, reference: chargeId, amount, pixCode };
      const at = { expiresAt: new Date(expiresAt), createdAt: new Date(now()) };
      return reportOf(await putPayment(db, { ...payment, ...at, kind: 'pix', status: 'pending' }));
    },
    authoriseCard: async (wanted: WantedCard) => {
      const token = readTestToken(wanted.token);
      if (token === undefined) return refuse('rejected');
      const known = await paymentBy(db, supplier.id, { chargeId: wanted.chargeId });
      if (known !== undefined) return reportOf(known);
      const payment = await putPayment(db, cardPayment(supplier.id, wanted, token, now()));
      if (token.fate === 'late') await approveLater(db, payment, now() + LATE, wanted.capture);
      if (token.fate !== 'timeout') return reportOf(payment);
      await pause(timeout);
      return refuse('no-answer');
    },
    capture: ({ ref, amount }: Movement) =>
      move(ref, ['authorised'], (payment) =>
        amount <= mostOf(payment) ? { status: 'paid', captured: amount } : undefined,
      ),
    cancel: (ref: string) =>
      move(ref, ['pending', 'authorised'], (payment) =>
        mayStop(payment, now()) ? { status: 'cancelled' } : undefined,
      ),
    refund: ({ ref, amount }: Movement) =>
      move(ref, ['paid'], ({ captured, refunded }) =>
        refunded + amount > captured
          ? undefined
          : { refunded: refunded + amount, status: refunded + amount === captured ? 'refunded' : 'paid' },
      ),
    fetch: async (by) => reportOf(await paymentBy(db, supplier.id, by), 'unknown'),
    mandates: sandboxMandateCalls({ db, supplier, now }),
    readNotice: ({ body, headers, now: receivedAt }) => {
      const signature = headers[SIGNATURE_HEADER];
      const at = typeof signature === 'string' ? signedAt(secret, supplier.id, body, signature) : undefined;
      if (at === undefined) return refuse('bad-signature');
      if (Math.abs(receivedAt - at) > NOTICE_WINDOW) return refuse('stale');
      const notice = readNoticeBody(body);
      return notice === undefined ? refuse('unreadable') : accept(notice);
    },
  };
}

const newRef = (): string => `sbx${randomBytes(12).toString('hex')}`;

const mostOf = ({ amount }: SandboxPayment): number =>
  Math.floor((amount * (10_000 + OVER_CAPTURE)) / 10_000);

function cardPayment(
  supplierId: string,
  { chargeId, amount, instalments, capture }: WantedCard,
  { fate, brand, lastFour }: TestToken,
  now: number,
) {
  return {
    supplierId,
    id: newRef(),
    reference: chargeId,
    kind: 'card' as const,
    amount,
    instalments,
    card: { brand, lastFour },
    createdAt: new Date(now),
    ...fateOf(fate, capture, amount),
  };
}

function fateOf(
  fate: CardFate,
  capture: boolean,
  amount: number,
): Pick<SandboxPayment, 'status' | 'captured' | 'failure'> {
  switch (fate) {
    case 'accepted':
    case 'timeout':
      return capture
        ? { status: 'paid', captured: amount, failure: null }
        : { status: 'authorised', captured: 0, failure: null };
    case 'late':
      return { status: 'pending', captured: 0, failure: null };
    default:
      return { status: 'refused', captured: 0, failure: fate };
  }
}
