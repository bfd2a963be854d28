/** The sandbox's webhook body; validated like any untrusted input. */

import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { CHARGE_FAILURES } from '../../domain/charge-status.ts';
import type { ProviderCharge } from '../../domain/provider-charge.ts';

const amount = Type.Integer({ minimum: 0, maximum: 1e15 });
const word = Type.String({ minLength: 1, maxLength: 512 });

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
  }),
});

export const noticeBody = (id: string, payment: ProviderCharge): string => JSON.stringify({ id, payment });

export interface SandboxWebhook {
  readonly id: string;
  readonly payment: ProviderCharge;
}

export function readNoticeBody(body: string): SandboxWebhook | undefined {
  const notice = parsed(body);
  if (notice === undefined) return undefined;
  const { id, payment } = notice;
  const { failure, pix, card, ...rest } = payment;
  return {
    id,
    payment: {
      ...rest,
      amount: centavos(rest.amount),
      captured: centavos(rest.captured),
      refunded: centavos(rest.refunded),
      ...defined({ failure, pix, card }),
    },
  };
}

function parsed(body: string): Static<typeof noticeSchema> | undefined {
  try {
    const notice: unknown = JSON.parse(body);
    return Value.Check(noticeSchema, notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}
