import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { PlacedOrder } from '../../domain/placed-order.ts';
import { Panel } from './panel.tsx';

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
