import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { AwaitedCharge } from '../../domain/charges/awaited-charge.ts';
import { chargeWords } from '../charge-words.ts';

interface MarkProps {
  readonly charge: AwaitedCharge;
}

export function OrderName({ charge: { orderNumber } }: MarkProps) {
  const { shop } = useStaffPlace();
  const seesOrders = useMay('orders:read');
  return seesOrders ? (
    <AppLink
      href={panelHref(shop, `/pedidos/${orderNumber}`)}
      className="inline-flex min-h-6 items-center font-semibold text-brand-text hover:underline"
    >
      Pedido {orderNumber}
    </AppLink>
  ) : (
    <span className="font-semibold">Pedido {orderNumber}</span>
  );
}

/** A boleto is due on a day, a Pix at a time. */
export function dueWords({ dueOn, expiresAt }: AwaitedCharge, zone: TimeZone): string {
  if (dueOn !== undefined) return `até ${formatDay(dueOn)}`;
  return expiresAt === undefined ? 'sem prazo' : `até ${formatDateTime(expiresAt, zone)}`;
}

export function AwaitedBadge({ charge: { charge, late } }: MarkProps) {
  if (late) return <Badge tone="danger">Fora do prazo</Badge>;
  const { title, tone } = chargeWords[charge.status];
  return <Badge tone={tone}>{title}</Badge>;
}
