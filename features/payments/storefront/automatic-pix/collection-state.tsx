import { formatMoney, type Money } from '#kernel/money.ts';
import { joinNames } from '#kernel/number-format.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { awaitsRetry, type Collection } from '../../domain/mandate/collection-days.ts';

interface CollectionStateProps {
  readonly collection: Collection;
  readonly amount: Money;
}

/** When the client's bank debits an order, and what became of earlier tries. */
export function CollectionState({ collection, amount }: CollectionStateProps) {
  const { dueOn, failedOn } = collection;
  const sum = <strong className="text-ink tabular-nums">{formatMoney(amount)}</strong>;
  const day = (
    <time dateTime={dueOn} className="font-semibold text-ink tabular-nums">
      {formatDay(dueOn)}
    </time>
  );
  return (
    <>
      {failedOn.length > 0 && (
        <Alert tone="warn" title="Não havia saldo para o débito">
          {awaitsRetry(collection)
            ? `O débito de ${listed(failedOn)} não foi feito. Estamos agendando uma nova tentativa com o seu banco.`
            : `O débito de ${listed(failedOn)} não foi feito. O seu banco tenta de novo em ${formatDay(dueOn)}.`}
        </Alert>
      )}
      {!awaitsRetry(collection) && (
        <p className="text-ink-2">
          Pix Automático: o seu banco debita {sum} em {day}. Até as 23:59 da véspera, dá para cancelar este
          débito no app do banco ou pagar o pedido de outra forma.
        </p>
      )}
    </>
  );
}

const listed = (days: readonly string[]): string => joinNames(days.map(formatDay));
