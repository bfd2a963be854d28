import { PackageCheck } from 'lucide-react';
import { useRef } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import type { Session } from '#features/accounts/domain/session.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { statusText } from '../../domain/status-text.ts';
import type { ShownOrder } from '../order/order-query.ts';

/** Whether the delivery and its rating lead the page. They stay there once it is rated, so that nothing moves at that moment. */
export function useRatingFirst({ status, rating }: ShownOrder, { capacity = 'linked' }: Session): boolean {
  const was = useRef(false);
  if (status === 'delivered' && rating === undefined && capacityMay(capacity, 'orders:rate'))
    was.current = true;
  return was.current;
}

/** The end of an order's way, which leads the page until its client has said how it was. */
export function Arrived({ order }: { readonly order: ShownOrder }) {
  const zone = useTimeZone();
  const at = order.events.findLast(({ status }) => status === 'delivered')?.at;
  return (
    <div className="flex items-center gap-3.5 rounded-lg border border-success-line bg-success-soft p-4 motion-safe:animate-rise md:p-6">
      <PackageCheck aria-hidden="true" className="size-10 shrink-0 text-success" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="font-semibold text-lg text-success">
          {statusText('delivered', order.delivery.type).explanation}
        </p>
        <p>
          {at !== undefined && `Em ${formatDateTime(at, zone)}. `}
          Conte como foi.
        </p>
      </div>
    </div>
  );
}
