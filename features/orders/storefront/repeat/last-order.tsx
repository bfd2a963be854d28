import { useQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { productsWords } from '#features/cart/domain/count-products.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Card } from '#platform/ui/card.tsx';
import { ordersQuery } from '../list/orders-query.ts';
import { PreviewPictures } from '../list/preview-pictures.tsx';
import { RepeatLink } from './repeat-link.tsx';

/** The client's last order here, with a link to repeat it. Renders nothing without orders. */
export function LastOrder() {
  const buyer = useBuyer();
  const zone = useTimeZone();
  const { data } = useQuery({ ...ordersQuery(buyer), enabled: buyer.session.authenticated });
  const [last] = data?.orders ?? [];
  if (last === undefined) return null;
  const { number, createdAt, total, productCount, preview } = last;
  return (
    <Card as="section" aria-label="Seu último pedido" className="flex flex-col gap-3.5">
      <div>
        <h2 className="text-lg">Seu último pedido</h2>
        <p className="text-ink-2 text-sm">
          <time dateTime={new Date(createdAt).toISOString()}>{formatDateTime(createdAt, zone)}</time> ·{' '}
          {productsWords(productCount)} · {formatMoney(total)}
        </p>
      </div>
      <ul className="flex min-w-0 items-center gap-2">
        <PreviewPictures preview={preview} />
      </ul>
      <RepeatLink number={number} label="Repetir último pedido" className="self-start" />
    </Card>
  );
}
