import type { ReactNode } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import type { Checkout } from '../use-checkout.ts';

interface DeliveryStateProps {
  readonly checkout: Checkout;
  /** Shown once there are options. */
  readonly children: ReactNode;
}

/** Shows that the look-up is pending, has failed or was refused; otherwise its children. Spec 8, delivery fee by address. */
export function DeliveryState({ checkout, children }: DeliveryStateProps) {
  const { lookupState, lookup, retryLookup } = checkout;
  if (lookupState === 'idle') {
    return <p className="text-ink-2">Escolha o endereço para ver a taxa e os horários.</p>;
  }
  if (lookupState === 'pending') {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Consultando entrega e horários…</span>
        <Skeleton className="h-20 w-full rounded-lg" />
        <Skeleton className="h-11 w-2/3" />
      </div>
    );
  }
  if (lookupState === 'failed') {
    return (
      <Alert
        tone="error"
        announced
        title="Falha ao consultar agendamentos"
        actions={
          <Button size="sm" onClick={retryLookup}>
            Tentar de novo
          </Button>
        }
      >
        Verifique sua conexão.
      </Alert>
    );
  }
  const failure = lookup?.failure;
  if (failure !== undefined) {
    return (
      <Alert tone="warn" announced title={failure.recorded}>
        {failure.message}
        {failure.minimumOrder !== undefined && (
          <> O pedido mínimo para este endereço é {formatMoney(failure.minimumOrder)}.</>
        )}
      </Alert>
    );
  }
  return <>{children}</>;
}
