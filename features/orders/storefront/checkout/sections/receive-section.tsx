import { AddressChoice } from '#features/addresses/storefront/address-choice.tsx';
import { DeliveryTypeChoice } from '#features/delivery/storefront/delivery-type-choice.tsx';
import { OptionChoice } from '#features/delivery/storefront/option-choice.tsx';
import type { Checkout } from '../use-checkout.ts';
import { wish } from '../wishes.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { DeliveryState } from './delivery-state.tsx';

interface ReceiveSectionProps {
  readonly checkout: Checkout;
  readonly error?: string | undefined;
  readonly onAdding: (adding: boolean) => void;
}

export function ReceiveSection({ checkout, error, onAdding }: ReceiveSectionProps) {
  const { type, addresses, address, lookup, choice } = checkout;
  return (
    <CheckoutSection id="receber" number={1} title="Como você quer receber">
      {/* A window belongs to one delivery type; changing the type is not a lost window. */}
      <DeliveryTypeChoice type={type} onChoose={(deliveryType) => wish({ deliveryType, slot: undefined })} />
      {type === 'delivery' ? (
        <AddressChoice
          addresses={addresses}
          chosen={address}
          onChoose={(addressId) => wish({ addressId })}
          error={error}
          onAdding={onAdding}
        />
      ) : (
        <DeliveryState checkout={checkout}>
          <OptionChoice
            legend="Loja para retirada"
            options={lookup?.options ?? []}
            chosen={choice?.option}
            onChoose={(optionId) => wish({ optionId })}
          />
        </DeliveryState>
      )}
    </CheckoutSection>
  );
}
