import { formatMoney } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { LOOKUP_FAILED } from '../../contract/texts.ts';
import { isFull } from '../../domain/slots.ts';
import type { LookupFailure } from '../delivery-options-query.ts';
import { APPROXIMATE, feeWords } from '../delivery-words.ts';
import { groupSlotsByDay, windowWords } from '../slot-days.ts';
import type { CartFeeResult } from './fee-queries.ts';

interface FeeStateProps {
  readonly title: string;
  /** Undefined while it is loading. */
  readonly found: CartFeeResult | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Whether a refusal has the recorded message as its title: for look-ups by address. Spec 8. */
  readonly recorded?: boolean;
}

/** The server's message, and the minimum order if only the value is too low. */
export const lookupFailureWords = ({ message, minimumOrder }: LookupFailure): string =>
  minimumOrder === undefined ? message : `${message} O pedido mínimo é ${formatMoney(minimumOrder)}.`;

/** The fee with its first slot, or the error. */
export function FeeState({ title, found, failed, retry, recorded = false }: FeeStateProps) {
  if (failed)
    return (
      <Alert
        tone="error"
        announced
        title={LOOKUP_FAILED}
        actions={
          <Button size="sm" onClick={retry}>
            Tentar de novo
          </Button>
        }
      >
        Verifique sua conexão.
      </Alert>
    );
  if (found === undefined)
    return (
      <div role="status">
        <span className="sr-only">Calculando a taxa de entrega…</span>
        <Skeleton className="h-11" />
      </div>
    );
  if ('failure' in found) {
    const title = found.failure.recorded;
    return (
      <Alert tone="warn" announced {...(recorded ? { title } : {})}>
        {lookupFailureWords(found.failure)}
      </Alert>
    );
  }
  const { option } = found;
  const [day] = groupSlotsByDay(option.slots.filter((slot) => !isFull(slot)));
  const [first] = day?.slots ?? [];
  return (
    <div role="status" className="flex items-baseline justify-between gap-4">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{title}</p>
        {day && first && (
          <p className="text-ink-2 text-sm">
            A partir de {day.weekday}, {day.day}, {windowWords(first)}
          </p>
        )}
        {option.approximate && <p className="text-ink-2 text-sm">{APPROXIMATE}</p>}
      </div>
      <p className={cx('shrink-0 font-semibold tabular-nums', option.fee === 0 && 'text-success')}>
        {feeWords(option)}
      </p>
    </div>
  );
}
