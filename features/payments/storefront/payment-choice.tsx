import { Fragment, type ReactNode } from 'react';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import type { Money } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import type { PaymentMethod } from '../domain/payment-method.ts';
import { creditWords } from './credit-words.ts';
import { PaymentIcon } from './payment-icon.tsx';
import { type PriceEffect, priceEffect } from './price-effect.ts';

interface PaymentChoiceProps {
  /** What is to be paid, as soon as it is known: what is bought on account has to be within the credit. */
  readonly total?: Money | undefined;
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | undefined;
  readonly onChoose: (id: string) => void;
  /** What each does to what is bought, where that is known; else what it does to prices is told. */
  readonly effectOf?: ((method: PaymentMethod) => PriceEffect | undefined) | undefined;
  /** What the chosen way asks for, right beneath it. */
  readonly form?: ReactNode;
}

/** How to pay, each way with what it does to the price. */
export function PaymentChoice({ methods, chosen, onChoose, total, effectOf, form }: PaymentChoiceProps) {
  const tags = new Set(useShop().tags);
  if (methods.length === 0) {
    return <Alert tone="warn">Esta loja ainda não oferece pagamento para esta forma de receber.</Alert>;
  }
  return (
    <RadioGroup legend="Forma de pagamento" legendHidden>
      {methods.map((method) => {
        const effect = effectOf === undefined ? priceEffect(tags, method) : effectOf(method);
        return (
          <Fragment key={method.id}>
            <RadioCard
              name="payment-method"
              value={method.id}
              checked={method.id === chosen?.id}
              onChange={() => onChoose(method.id)}
              icon={<PaymentIcon kind={method.kind} />}
              title={method.name}
              {...descriptionOf(method, total)}
              end={
                effect && (
                  <span className={effect.saves ? 'text-sm text-success' : 'text-ink-2 text-sm'}>
                    {effect.text}
                  </span>
                )
              }
            />
            {method.id === chosen?.id && form}
          </Fragment>
        );
      })}
    </RadioGroup>
  );
}

/** On account, also how much credit there is, and why it is not enough where it isn't. */
function descriptionOf({ description, credit }: PaymentMethod, total: Money | undefined) {
  const credited = credit && creditWords(credit, total);
  if (credited === undefined) return description === '' ? {} : { description };
  return {
    description: (
      <>
        {description !== '' && <span className="block">{description}</span>}
        <span className={credited.suffices ? 'block' : 'block font-medium text-danger'}>{credited.text}</span>
      </>
    ),
  };
}
