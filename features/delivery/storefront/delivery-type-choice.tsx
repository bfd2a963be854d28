import { Store, Truck } from 'lucide-react';
import { type DeliveryType, offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';

const ways = {
  delivery: { title: 'Receber no endereço', description: 'Entregamos no seu endereço', Icon: Truck },
  pickup: { title: 'Retirar na loja', description: 'Sem taxa de entrega', Icon: Store },
};

interface DeliveryTypeChoiceProps {
  readonly type: DeliveryType;
  readonly onChoose: (type: DeliveryType) => void;
}

/** Delivery or pickup; only the types this supplier offers. Spec 4, delivery type. */
export function DeliveryTypeChoice({ type, onChoose }: DeliveryTypeChoiceProps) {
  const offered = offeredDeliveryTypes(new Set(useShop().tags));
  if (offered.length === 1) return null;
  return (
    // Side by side if the container, not the screen, is wide enough.
    <RadioGroup
      legend="Como você quer receber"
      legendHidden
      className="flex-row flex-wrap *:min-w-56 *:flex-1"
    >
      {offered.map((way) => {
        const { title, description, Icon } = ways[way];
        return (
          <RadioCard
            key={way}
            name="delivery-type"
            value={way}
            checked={way === type}
            onChange={() => onChoose(way)}
            icon={<Icon aria-hidden="true" className="size-5.5" strokeWidth={1.75} />}
            title={title}
            description={description}
          />
        );
      })}
    </RadioGroup>
  );
}
