import type { Address } from '#features/addresses/domain/address.ts';
import { AddressText } from '#features/addresses/storefront/address-text.tsx';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import type { SubscriptionPlace } from '../domain/subscription.ts';

export const placeId = (place: Pick<SubscriptionPlace, 'addressId' | 'storeId'>): string =>
  place.addressId ?? place.storeId ?? '';

interface PlaceChoiceProps {
  readonly addresses: readonly Address[];
  readonly stores: readonly Store[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function PlaceChoice({ addresses, stores, chosen, onChoose }: PlaceChoiceProps) {
  return (
    <div className="flex flex-col gap-4">
      {addresses.length > 0 && (
        <RadioGroup legend="Entregar em">
          {addresses.map((address) => (
            <RadioCard
              key={address.id}
              name="subscription-place"
              value={address.id}
              checked={address.id === chosen}
              onChange={() => onChoose(address.id)}
              title={address.label || `${address.street}, ${address.number}`}
              description={<AddressText address={address} />}
              end={address.primary && <Badge>Principal</Badge>}
            />
          ))}
        </RadioGroup>
      )}
      {stores.length > 0 && (
        <RadioGroup legend="Retirar em">
          {stores.map((store) => (
            <RadioCard
              key={store.id}
              name="subscription-place"
              value={store.id}
              checked={store.id === chosen}
              onChange={() => onChoose(store.id)}
              title={store.name}
              description={store.addressText}
            />
          ))}
        </RadioGroup>
      )}
    </div>
  );
}
