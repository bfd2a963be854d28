import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ShopOrderSummary } from '../../domain/shop-order.ts';
import { StatusBadge } from '../status-badge.tsx';

interface OrderCardProps {
  readonly order: ShopOrderSummary;
  readonly href: string;
}

/** An order on a narrow window. */
export function OrderCard({ order, href }: OrderCardProps) {
  const { shop } = useStaffPlace();
  return (
    <AppLink href={href} className="flex flex-col gap-2">
      <span className="flex items-center justify-between gap-3">
        <span className="font-semibold text-base">{order.number}</span>
        <StatusBadge status={order.status} />
      </span>
      <span className="font-medium">{order.client.name}</span>
      <span className="flex items-baseline justify-between gap-3 text-ink-2">
        <span>{formatDateTime(order.createdAt, timeZoneOf(shop))}</span>
        <span className="font-semibold text-base text-ink tabular-nums">{formatMoney(order.total)}</span>
      </span>
    </AppLink>
  );
}
