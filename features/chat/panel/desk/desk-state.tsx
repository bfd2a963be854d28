import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { useNow } from '#platform/panel/use-now.ts';
import { cx } from '#platform/ui/cx.ts';
import { useApi } from '#platform/web/use-api.ts';
import { isOfficeOpen, opensAt } from '../../domain/office-hours.ts';
import { settingsQuery } from '../chat-queries.ts';

/** What clients read about the shop's presence now. Says nothing until it is known. */
export function DeskState() {
  const { shop } = useStaffPlace();
  const now = useNow();
  const { data } = useQuery(settingsQuery(useApi(), shop.id));
  if (data === undefined) return <p className="h-5" />;
  const { enabled, hours } = data;
  const zone = timeZoneOf(shop);
  const isOpen = enabled && isOfficeOpen(hours, now, zone);
  const next = enabled ? opensAt(hours, now, zone) : undefined;
  return (
    <p className="-mt-1 flex items-center gap-2 text-ink-2 text-sm">
      <span
        aria-hidden="true"
        className={cx('size-2 shrink-0 rounded-full', isOpen ? 'bg-success' : 'bg-ink-3')}
      />
      {!enabled && 'Os clientes não podem escrever: o atendimento está desligado.'}
      {isOpen && 'Em horário de atendimento'}
      {enabled && !isOpen && 'Fora do horário'}
      {next !== undefined && `, até ${formatDateTime(next, zone)}`}
    </p>
  );
}
