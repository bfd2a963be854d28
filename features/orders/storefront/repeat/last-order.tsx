import { useQuery } from '@tanstack/react-query';
import { ProductPicture } from '#features/catalog/storefront/public.tsx';
import { useBuyer } from '#features/payments/storefront/public.tsx';
import { formatMoney } from '#kernel/money.ts';
import { Card } from '#platform/ui/card.tsx';
import { ordersQuery } from '../list/orders-query.ts';
import { dayAndTime } from '../order/moment-words.ts';
import { RepeatLink } from './repeat-link.tsx';

/** The client's last order here, to be bought again. Says nothing to who has none. */
export function LastOrder() {
  const buyer = useBuyer();
  const { data } = useQuery({ ...ordersQuery(buyer, 1), enabled: buyer.session.authenticated });
  const [last] = data?.orders ?? [];
  if (last === undefined) return null;
  const { number, createdAt, total, lineCount, preview } = last;
  return (
    <Card as="section" aria-label="Seu último pedido" className="flex flex-col gap-3.5">
      <div>
        <h2 className="text-lg">Seu último pedido</h2>
        <p className="text-ink-2 text-sm">
          <time dateTime={new Date(createdAt).toISOString()}>{dayAndTime(createdAt)}</time> ·{' '}
          {lineCount === 1 ? '1 produto' : `${lineCount} produtos`} · {formatMoney(total)}
        </p>
      </div>
      <ul className="flex min-w-0 items-center gap-2">
        {preview.map((product, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may look and be called the same
          <li key={place}>
            <ProductPicture
              product={{ ...product, available: true }}
              alt={product.name}
              sizes="56px"
              className="size-14 rounded-md p-1.5"
            />
          </li>
        ))}
      </ul>
      <RepeatLink number={number} label="Repetir último pedido" className="self-start" />
    </Card>
  );
}
