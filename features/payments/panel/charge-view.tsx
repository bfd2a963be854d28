import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { joinNames } from '#kernel/number-format.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';
import { isOpen } from '../domain/charges/charge-status.ts';
import { ChargeActions, type ProposedCapture } from './charge-actions.tsx';
import { chargeWords, kindWords, pendingWords } from './charge-words.ts';

interface ChargeViewProps {
  readonly record: ChargeRecord;
  readonly capture?: ProposedCapture | undefined;
}

/** A payment with its state, and what the shop's people can do with it. */
export function ChargeView({ record, capture }: ChargeViewProps) {
  const { shop } = useStaffPlace();
  const { charge, operation, ref, createdAt } = record;
  const { title, tone } = chargeWords[charge.status];
  // Nothing is wrong: that a debit is awaited stands above, and that a card is to be captured stands on its action.
  const isExpected =
    operation === 'watch' && (charge.collection !== undefined || charge.status === 'authorised');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {charge.collection === undefined ? kindWords[charge.kind] : 'Pix Automático'}
          <Badge tone={tone}>{title}</Badge>
        </p>
        <p className="font-semibold tabular-nums">{formatMoney(charge.amount)}</p>
      </div>
      <p className="text-ink-2 text-sm">
        {formatDateTime(createdAt, timeZoneOf(shop))}
        {ref !== undefined && ` · ${ref}`}
        {charge.captured !== undefined && ` · recebido ${formatMoney(charge.captured)}`}
        {(charge.refunded ?? ZERO) > ZERO && ` · devolvido ${formatMoney(charge.refunded ?? ZERO)}`}
      </p>
      {charge.collection !== undefined && isOpen(charge.status) && (
        <p className="text-sm">
          O banco do cliente debita em {formatDay(charge.collection.dueOn)}
          {charge.collection.failedOn.length > 0 &&
            ` · sem saldo em ${joinNames(charge.collection.failedOn.map(formatDay))}`}
        </p>
      )}
      {operation !== undefined && !isExpected && (
        <p className="text-sm text-warn">{pendingWords[operation]}</p>
      )}
      <ChargeActions record={record} {...defined({ capture })} />
    </div>
  );
}
