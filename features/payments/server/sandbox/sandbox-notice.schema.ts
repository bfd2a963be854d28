/** The sandbox's webhook body; validated like any untrusted input. */

import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { CHARGE_FAILURES } from '../../domain/charges/charge-status.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';
import type { MandateNotice, Notice } from '../providers/provider.ts';

const amount = Type.Integer({ minimum: 0, maximum: 1e15 });
const word = Type.String({ minLength: 1, maxLength: 512 });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const noticeSchema = Type.Object({
  id: word,
  payment: Type.Object({
    ref: word,
    chargeId: word,
    status: Type.Enum(['pending', 'authorised', 'paid', 'refused', 'expired', 'cancelled', 'refunded']),
    amount,
    captured: amount,
    refunded: amount,
    failure: Type.Optional(Type.Enum([...CHARGE_FAILURES])),
    pix: Type.Optional(Type.Object({ code: word, txid: word, expiresAt: Type.Number() })),
    card: Type.Optional(Type.Object({ brand: word, lastFour: Type.String({ pattern: '^\\d{4}$' }) })),
    collection: Type.Optional(Type.Object({ dueOn: day, failedOn: Type.Array(day, { maxItems: 10 }) })),
  }),
});

const mandateNoticeSchema = Type.Object({ id: word, mandate: word });

export const noticeBody = (id: string, payment: ProviderCharge): string => JSON.stringify({ id, payment });

export const mandateNoticeBody = (id: string, mandate: string): string => JSON.stringify({ id, mandate });

/** A webhook about a payment, with its state, or about a mandate, which it names only. */
export function readNoticeBody(body: string): Notice | MandateNotice | undefined {
  const notice = parsed(body);
  if (Value.Check(mandateNoticeSchema, notice)) return { id: notice.id, mandateRef: notice.mandate };
  return Value.Check(noticeSchema, notice) ? paymentNotice(notice) : undefined;
}

function paymentNotice({ id, payment }: Static<typeof noticeSchema>): Notice {
  const { failure, pix, card, collection, ...rest } = payment;
  const reported: ProviderCharge = {
    ...rest,
    amount: centavos(rest.amount),
    captured: centavos(rest.captured),
    refunded: centavos(rest.refunded),
    ...defined({ failure, pix, card, collection }),
  };
  return { id, ref: payment.ref, reported };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
