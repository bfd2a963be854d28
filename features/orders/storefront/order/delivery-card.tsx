import { MapPin } from 'lucide-react';
import { AddressText } from '#features/addresses/storefront/address-text.tsx';
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { Alert } from '#platform/ui/alert.tsx';
import type { DeliverySnapshot } from '../../domain/order.ts';
import { mapAddress } from './map-address.ts';
import { Panel } from './panel.tsx';

interface DeliveryCardProps {
  readonly delivery: DeliverySnapshot;
  /** Whether the order holds products for adults. */
  readonly forAdults?: boolean;
}

export function DeliveryCard({ delivery, forAdults = false }: DeliveryCardProps) {
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
      {forAdults && (
        <Alert tone="info" title="Produtos para maiores de 18 anos">
          Você declarou ter 18 anos ou mais. Quem {pickup ? 'retirar' : 'receber'} mostra um documento com
          foto; sem ele, esses produtos voltam para a loja.
        </Alert>
      )}
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
