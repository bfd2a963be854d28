import { useShop } from '#features/suppliers/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { RadioCard } from '#platform/ui/radio-card.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import type { PaymentMethod } from '../domain/payment-method.ts';
import { PaymentIcon } from './payment-icon.tsx';
import { priceEffect } from './price-effect.ts';

interface PaymentChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | undefined;
  readonly onChoose: (id: string) => void;
}

/** How to pay, each way with what it does to the price. */
export function PaymentChoice({ methods, chosen, onChoose }: PaymentChoiceProps) {
  const tags = new Set(useShop().tags);
  if (methods.length === 0) {
    return <Alert tone="warn">Esta loja ainda não oferece pagamento para esta forma de receber.</Alert>;
  }
  return (
    <RadioGroup legend="Forma de pagamento" legendHidden>
      {methods.map((method) => {
        const effect = priceEffect(tags, method);
        return (
          <RadioCard
            key={method.id}
            name="payment-method"
            value={method.id}
            checked={method.id === chosen?.id}
            onChange={() => onChoose(method.id)}
            icon={<PaymentIcon kind={method.kind} />}
            title={method.name}
            {...(method.description === '' ? {} : { description: method.description })}
            end={
              effect && (
                <span className={effect.saves ? 'text-sm text-success' : 'text-ink-2 text-sm'}>
                  {effect.text}
                </span>
              )
            }
          />
        );
      })}
    </RadioGroup>
  );
}
