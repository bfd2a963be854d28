import { ExternalLink, MapPin } from 'lucide-react';
import { AddressText } from '#features/addresses/storefront/address-text.tsx';
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { BillingAddress, DeliverySnapshot, Tracking } from '../../domain/order.ts';
import type { PlacedOrder } from '../../domain/placed-order.ts';
import { mapAddress } from './order-page-words.ts';
import { Panel } from './panel.tsx';

interface DeliveryCardProps {
  readonly delivery: DeliverySnapshot;
  /** Whether nothing is brought any more: then no time is promised. */
  readonly cancelled?: boolean;
  /** Whether the order holds products for adults. */
  readonly forAdults?: boolean;
}

export function DeliveryCard({ delivery, cancelled = false, forAdults = false }: DeliveryCardProps) {
  const pickup = delivery.type === 'pickup';
  return (
    <Panel title={pickup ? 'Retirada na loja' : 'Entrega'}>
      {delivery.slot !== undefined && !cancelled && (
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
      {forAdults && !cancelled && (
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

/** Carrier and tracking link; renders nothing until the shop has entered them. Spec 2, tracking link. */
export function TrackingCard({ tracking }: { readonly tracking: Tracking | undefined }) {
  if (tracking === undefined) return null;
  const { carrier, code, url } = tracking;
  return (
    <Panel title="Acompanhe a entrega">
      <p className="wrap-anywhere">
        <span className="font-semibold">{carrier}</span>
        {code !== '' && (
          <>
            <br />
            <span className="text-ink-2 text-sm">Código </span>
            <span className="text-sm tabular-nums">{code}</span>
          </>
        )}
      </p>
      {url !== undefined && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-brand-text text-sm hover:underline"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          Acompanhar entrega<span className="sr-only"> (abre em outra aba)</span>
        </a>
      )}
    </Panel>
  );
}

/** The subscription type in which the order was bought; renders nothing for a single purchase. */
export function SubscriptionCard({ order }: { readonly order: Pick<PlacedOrder, 'subscription'> }) {
  const { slug } = useShop();
  if (order.subscription === undefined) return null;
  return (
    <Panel title="Assinatura">
      <p className="font-semibold wrap-anywhere">{order.subscription.label}</p>
      <AppLink
        href={shopHref(slug, '/assinaturas')}
        className="inline-flex min-h-11 items-center self-start font-semibold text-brand-text text-sm hover:underline"
      >
        Ver minhas assinaturas
      </AppLink>
    </Panel>
  );
}

/** The billing address of the order; renders nothing if it had none. */
export function BillingCard({ address }: { readonly address: BillingAddress | undefined }) {
  if (address === undefined) return null;
  return (
    <Panel title="Endereço de faturamento">
      <p className="text-ink-2 text-sm wrap-anywhere">
        <AddressText address={address} />
      </p>
    </Panel>
  );
}
