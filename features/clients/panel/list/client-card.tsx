import { formatDocument } from '#features/accounts/domain/document.ts';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ClientSummary } from '../../domain/client-summary.ts';
import { StandingBadge } from '../standing-badge.tsx';

interface ClientCardProps {
  readonly client: ClientSummary;
  readonly href: string;
}

/** A client on a narrow window. */
export function ClientCard({ client, href }: ClientCardProps) {
  const { shop } = useStaffPlace();
  const { purchases, openTitles } = client;
  return (
    <AppLink href={href} className="flex flex-col gap-2">
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 font-semibold text-base wrap-anywhere">{client.name}</span>
        <StandingBadge standing={client.standing} />
      </span>
      <span className="text-ink-2 wrap-anywhere">
        {[formatDocument(client.document ?? ''), client.email].filter(Boolean).join(' · ')}
      </span>
      <span className="flex items-baseline justify-between gap-3 text-ink-2">
        <span>
          {purchases.last === undefined
            ? 'Ainda não comprou'
            : `Último pedido em ${formatDate(purchases.last.at, timeZoneOf(shop))}`}
        </span>
        <span className="font-semibold text-base text-ink tabular-nums">{formatMoney(purchases.spent)}</span>
      </span>
      {openTitles.amount > 0 && (
        <span className={openTitles.overdue > 0 ? 'font-semibold text-danger' : 'text-ink-2'}>
          {formatMoney(openTitles.amount)} em aberto
        </span>
      )}
    </AppLink>
  );
}
