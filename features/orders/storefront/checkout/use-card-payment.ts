import { type RefObject, useRef, useState } from 'react';
import { type Instalments, instalmentsInto } from '#features/payments/domain/instalments.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import type { CardHandle } from '#features/payments/storefront/public.tsx';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';

export interface CardPayment {
  /** Absent where nobody pays by card here. */
  readonly method: PaymentMethod | undefined;
  /** In how many parts; once it is known what is to be paid. */
  readonly way: Instalments | undefined;
  readonly choose: (count: number) => void;
  readonly handle: RefObject<CardHandle | null>;
  readonly reading: boolean;
  /** The card's token, or none where there is no card; refused where something of it is missing, which its field says. */
  readonly read: () => Promise<Result<string | undefined, 'incomplete'>>;
}

/** The card of this checkout: its number is in the field alone, its token only here, and only once. */
export function useCardPayment(chosen: PaymentMethod | undefined, total: Money | undefined): CardPayment {
  const handle = useRef<CardHandle>(null);
  const [count, choose] = useState(1);
  const [reading, setReading] = useState(false);
  const method = chosen?.kind === 'card' ? chosen : undefined;
  const plan = method?.card?.instalments;
  const way =
    plan === undefined || total === undefined
      ? undefined
      : // A part may become too small when the cart does.
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
