import { ChevronRight } from 'lucide-react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { countProducts, productsWords } from '#features/cart/domain/count-products.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { OrderSummary } from '../../domain/paid-order.ts';
import { issuerWords } from '../issuer-words.ts';
import { StatusBadge } from '../order/status/status-badge.tsx';
import { RepeatLink } from '../repeat/repeat-link.tsx';
import { PreviewPictures } from './preview-pictures.tsx';

/** The whole card is a link. */
export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { slug } = useShop();
  const zone = useTimeZone();
  const issuer = issuerWords(order, useSession());
  const { number, status, stayedQuote, deliveryType, createdAt, productCount, total, paymentName } = order;
  return (
    <Card as="li" lifts className="relative flex flex-col gap-3.5 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h2 className="text-lg">
          <AppLink href={shopHref(slug, `/pedidos/${number}`)} className="after:absolute after:inset-0">
            {stayedQuote ? 'Orçamento' : 'Pedido'} {number}
          </AppLink>
        </h2>
        <StatusBadge status={status} deliveryType={deliveryType} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 text-ink-2 text-sm">
          <p>
            <time dateTime={new Date(createdAt).toISOString()}>{formatDateTime(createdAt, zone)}</time>
          </p>
          <p>
            {deliveryType === 'delivery' ? 'Entrega no endereço' : 'Retirada na loja'} · {paymentName}
          </p>
          {issuer !== undefined && <p>{issuer}</p>}
        </div>
        <p className="flex items-baseline gap-2">
          <span className="text-ink-2 text-sm">{productsWords(productCount)}</span>
          <strong className="text-lg tabular-nums">{formatMoney(total)}</strong>
        </p>
      </div>
      <Glance order={order} />
      {/* Above the card's link, so that it can be clicked. */}
      <RepeatLink number={number} className="relative self-start" />
    </Card>
  );
}

function Glance({ order: { preview, productCount } }: { readonly order: OrderSummary }) {
  const more = productCount - countProducts(preview);
  return (
    <div className="flex items-center justify-between gap-3">
      <ul className="flex min-w-0 items-center gap-2">
        <PreviewPictures preview={preview} />
        {more > 0 && <li className="pl-1 text-ink-2 text-sm tabular-nums">+{more}</li>}
      </ul>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </div>
  );
}
