import { Banknote, Barcode, CreditCard, FileClock, QrCode, WalletCards } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { Money } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import type { PaymentKind } from '../domain/method-settings.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import { creditWords } from './credit-words.ts';
import { type PriceEffect, priceEffect } from './price-effect.ts';

const icons = {
  'cash-on-delivery': Banknote,
  'card-on-delivery': WalletCards,
  pix: QrCode,
  boleto: Barcode,
  card: CreditCard,
  'on-account': FileClock,
} as const satisfies Record<PaymentKind, unknown>;

interface PaymentChoiceProps {
  /** Undefined while it is loading; compared with the available credit for methods on account. */
  readonly total?: Money | undefined;
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | undefined;
  readonly onChoose: (id: string) => void;
  /** A method's effect on this purchase, if known; without it, the method's effect on prices is shown. */
  readonly effectOf?: ((method: PaymentMethod) => PriceEffect | undefined) | undefined;
  /** The chosen method's form, shown beneath it. */
  readonly form?: ReactNode;
}

/** The payment methods as radio buttons, each with its effect on the price. */
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

/** For on account, adds the available credit and whether it suffices. */
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

function PaymentIcon({ kind }: { readonly kind: PaymentKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.75} />;
}
