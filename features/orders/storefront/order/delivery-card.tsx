import { MapPin } from 'lucide-react';
import { AddressText } from '#features/addresses/storefront/public.tsx';
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import type { DeliverySnapshot } from '../../domain/order.ts';
import { mapAddress } from './map-address.ts';
import { Panel } from './panel.tsx';

/** Where and when the order reaches its client. */
export function DeliveryCard({ delivery }: { readonly delivery: DeliverySnapshot }) {
  const pickup = delivery.type === 'RETIRADA';
  return (
    <Panel title={pickup ? 'Retirada na loja' : 'Entrega'}>
      {delivery.slot !== undefined && (
        <p className="font-semibold first-letter:uppercase">{slotText(delivery.slot)}</p>
      )}
      <div className="text-ink-2 text-sm">
        {pickup ? (
          <>
            <span className="font-semibold text-ink">{delivery.store.name}</span>
            <br />
            {delivery.store.addressText}
          </>
        ) : (
          <>
            {delivery.address.label !== '' && (
              <>
                <span className="font-semibold text-ink">{delivery.address.label}</span>
                <br />
              </>
            )}
            <AddressText address={delivery.address} />
            {delivery.address.reference !== '' && (
              <>
                <br />
                Referência: {delivery.address.reference}
              </>
            )}
          </>
        )}
      </div>
      <a
        href={mapAddress(delivery)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-brand-text text-sm hover:underline"
      >
        <MapPin aria-hidden="true" className="size-4" />
        Ver no mapa<span className="sr-only"> (abre em outra aba)</span>
      </a>
    </Panel>
  );
}
