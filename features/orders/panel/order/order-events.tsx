import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time-zone.ts';
import type { Side } from '../../domain/mover.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { statusWords } from '../status-words.ts';

const sides: Readonly<Record<Side, string>> = { client: 'cliente', shop: 'loja', system: 'sistema' };

/** What has happened to the order and by whom, newest first. */
export function OrderEvents({ events }: Pick<ShopOrder, 'events'>) {
  const { shop } = useStaffPlace();
  const newestFirst = [...events].sort((a, b) => b.at - a.at);
  return (
    <ol className="flex flex-col gap-4">
      {newestFirst.map(({ status, at, reason, side, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only added, and told apart by their order
        <li key={index} className="border-line-2 border-l-2 pl-3 text-sm">
          <p className="font-medium">{statusWords[status].title}</p>
          <p className="text-ink-2">
            <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, timeZoneOf(shop))}</time>
            {' · '}
            {name === '' ? sides[side] : `${name} (${sides[side]})`}
          </p>
          {reason !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
