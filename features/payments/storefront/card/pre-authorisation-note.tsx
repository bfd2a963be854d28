import { formatMoney, type Money } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';

/** Spec 9: a pre-charge amount is shown because billing may vary, with automatic refund if lower. */
interface PreAuthorisationNoteProps {
  readonly amount: Money | undefined;
  /** Whether any product is weighed before its price is final. */
  readonly weighed: boolean;
}

export function PreAuthorisationNote({ amount, weighed }: PreAuthorisationNoteProps) {
  return (
    <Alert title="Pré-autorização no cartão">
      {amount === undefined ? 'O total do pedido é reservado' : `Reservamos ${formatMoney(amount)}`}{' '}
      {weighed
        ? 'agora, porque o total pode variar quando os produtos forem pesados.'
        : 'agora e cobramos quando a loja separar o pedido.'}{' '}
      Você paga o valor final; se ele for menor, a diferença volta automaticamente para o seu cartão.
    </Alert>
  );
}
