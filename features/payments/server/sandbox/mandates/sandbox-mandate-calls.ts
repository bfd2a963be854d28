/** The sandbox's Pix Automático, as a provider's API offers it. */
import { randomBytes } from 'node:crypto';
import { centavos } from '#kernel/money.ts';
import { accept, refuse } from '#kernel/result.ts';
import type { Instant, SupplierScope } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { mayRetry, maySend } from '../../../domain/mandate/collection-days.ts';
import { dynamicPixCode, mandateCode } from '../../../domain/pix-code.ts';
import type { MandateCalls, WantedMandate } from '../../providers/mandate-calls.ts';
import { changePayment, paymentBy, putPayment, type SandboxPayment } from '../sandbox.store.ts';
import { queueMandateNotices, queueNotices } from '../sandbox-notices.ts';
import { sandboxReceiver } from '../sandbox-receiver.ts';
import { sandboxReport } from '../sandbox-report.ts';
import { bankDay, collectionOf } from './sandbox-collections.ts';
import { sandboxMandateReport } from './sandbox-mandate-report.ts';
import { changeMandate, mandateBy, putMandate, type SandboxMandate } from './sandbox-mandates.store.ts';
import { stopCollections } from './stop-collections.ts';

interface Parts {
  readonly db: Db;
  readonly supplier: Pick<SupplierScope, 'id' | 'name'>;
  readonly now: () => Instant;
}

export function sandboxMandateCalls({ db, supplier, now }: Parts): MandateCalls {
  const firstOf = ({ firstRef }: SandboxMandate): Promise<SandboxPayment | undefined> =>
    firstRef === null ? Promise.resolve(undefined) : paymentBy(db, supplier.id, { ref: firstRef });
  const reportOf = async (mandate: SandboxMandate) =>
    accept(sandboxMandateReport(mandate, await firstOf(mandate), now()));

  return {
    request: async (wanted) => {
      const known = await mandateBy(db, supplier.id, { mandateId: wanted.mandateId });
      if (known !== undefined) return reportOf(known);
      if (wanted.expiresAt <= now()) return refuse('rejected');
      const first = wanted.first && (await paymentBy(db, supplier.id, { ref: wanted.first.ref }));
      return reportOf(await putMandate(db, mandateOf(supplier, wanted, first, now())));
    },

    cancel: async (ref) => {
      const before = await mandateBy(db, supplier.id, { ref });
      if (before === undefined) return refuse('unknown');
      const after = await changeMandate(db, before, ['requested', 'authorised'], {
        status: 'cancelled-by-shop',
      });
      if (after === undefined) return refuse('rejected');
      await queueMandateNotices(db, after, now(), after.noticeMode);
      await stopCollections(db, after, now());
      return reportOf(after);
    },

    fetch: async (by) => {
      const found = await mandateBy(db, supplier.id, by);
      return found === undefined ? refuse('unknown') : reportOf(found);
    },

    collect: async ({ chargeId, amount, mandateRef, dueOn, now: sentAt }) => {
      const known = await paymentBy(db, supplier.id, { chargeId });
      if (known !== undefined) return accept(sandboxReport(known, now()));
      const mandate = await mandateBy(db, supplier.id, { ref: mandateRef });
      if (mandate === undefined) return refuse('unknown');
      const isAllowed =
        mandate.status === 'authorised' &&
        amount <= (mandate.ceiling ?? amount) &&
        maySend(bankDay(sentAt), dueOn);
      if (!isAllowed) return refuse('rejected');
      const payment = await putPayment(db, {
        supplierId: supplier.id,
        id: newRef('sbx'),
        reference: chargeId,
        kind: 'pix',
        amount,
        status: 'pending',
        mandateRef,
        firstDueOn: dueOn,
        dueOn,
        createdAt: new Date(sentAt),
      });
      return accept(sandboxReport(payment, now()));
    },

    retry: async ({ ref, on, now: sentAt }) => {
      const payment = await paymentBy(db, supplier.id, { ref });
      const mandate = payment && (await mandateBy(db, supplier.id, { ref: payment.mandateRef ?? '' }));
      if (payment === undefined || mandate === undefined) return refuse('unknown');
      const collection = collectionOf(payment, mandate.retries);
      if (collection === undefined) return refuse('rejected');
      if (payment.status === 'pending' && collection.dueOn === on)
        return accept(sandboxReport(payment, now()));
      const isAllowed = mayRetry(collection, on, bankDay(sentAt));
      const after = isAllowed ? await changePayment(db, payment, ['pending'], { dueOn: on }) : undefined;
      if (after === undefined) return refuse('rejected');
      await queueNotices(db, after, now(), mandate.noticeMode, payment);
      return accept(sandboxReport(after, now()));
    },
  };
}

const newRef = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`;

function mandateOf(
  { id: supplierId, name }: Parts['supplier'],
  wanted: WantedMandate,
  first: SandboxPayment | undefined,
  now: Instant,
) {
  const id = newRef('sbm');
  const url = `pix.sandbox.exemplo/rec/${id}`;
  const receiver = sandboxReceiver(name);
  return {
    supplierId,
    id,
    reference: wanted.mandateId,
    status: 'requested' as const,
    periodicity: wanted.periodicity,
    startsOn: wanted.startsOn,
    floor: wanted.floor,
    retries: wanted.retries,
    firstRef: first?.id ?? null,
    code: mandateCode(url, receiver),
    firstCode:
      first === undefined
        ? null
        : dynamicPixCode(`pix.sandbox.exemplo/qr/v2/${first.id}`, receiver, centavos(first.amount), url),
    expiresAt: new Date(wanted.expiresAt),
    createdAt: new Date(now),
  };
}
