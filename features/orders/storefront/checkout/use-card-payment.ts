import { type RefObject, useRef, useState } from 'react';
import { type Instalments, instalmentsInto } from '#features/payments/domain/instalments.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import type { CardHandle } from '#features/payments/storefront/card/card-field.tsx';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';

export interface CardPayment {
  /** Undefined unless the chosen method is a card. */
  readonly method: PaymentMethod | undefined;
  /** The chosen instalments; undefined until the total is known. */
  readonly way: Instalments | undefined;
  readonly choose: (count: number) => void;
  readonly handle: RefObject<CardHandle | null>;
  readonly reading: boolean;
  /** The card's token, or undefined without a card; a refusal if the card's form is incomplete, which its fields explain. */
  readonly read: () => Promise<Result<string | undefined, 'incomplete'>>;
}

/** The card of this checkout: the number stays in the card field, and the token is used once and never stored. */
export function useCardPayment(chosen: PaymentMethod | undefined, total: Money | undefined): CardPayment {
  const handle = useRef<CardHandle>(null);
  const [count, choose] = useState(1);
  const [reading, setReading] = useState(false);
  const method = chosen?.kind === 'card' ? chosen : undefined;
  const plan = method?.card?.instalments;
  const way =
    plan === undefined || total === undefined
      ? undefined
      : // A smaller cart may make instalments too small for the chosen count.
        (instalmentsInto(total, plan, count) ?? instalmentsInto(total, plan, 1));
  const read = async (): Promise<Result<string | undefined, 'incomplete'>> => {
    if (method === undefined) return accept(undefined);
    setReading(true);
    try {
      const card = await handle.current?.tokenise();
      return card === undefined ? refuse('incomplete') : accept(card.token);
    } catch {
      return refuse('incomplete');
    } finally {
      setReading(false);
    }
  };
  return { method, way, choose, handle, reading, read };
}
