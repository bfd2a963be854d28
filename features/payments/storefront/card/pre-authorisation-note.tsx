import { formatMoney, type Money } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';

/** Spec 9: a pre-charge amount is shown because billing may vary, with automatic refund if lower. */
export function PreAuthorisationNote({ amount }: { readonly amount: Money | undefined }) {
  return (
    <Alert title="Pré-autorização no cartão">
      {amount === undefined ? 'O total do pedido é reservado' : `Reservamos ${formatMoney(amount)}`} agora,
      porque o total pode variar quando os produtos forem pesados. Você paga o valor final; se ele for menor,
      a diferença volta automaticamente para o seu cartão.
    </Alert>
  );
}
