import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { SummaryRow } from '#platform/ui/summary-list.tsx';
import type { Submit } from '../submit/use-submit.ts';

interface CheckoutFootProps {
  /** Undefined while it is not known, as before there is a delivery fee. */
  readonly total: SummaryRow | undefined;
  readonly submit: Submit;
  /** The card is being tokenised. */
  readonly reading: boolean;
  /** For example 'Confirmar pedido'. */
  readonly action: string;
  readonly onConfirm: () => void;
}

/**
 * The button that sends the order. On phones it stays at the window's foot beside the total, whatever part of the page one is in;
 * in windows of little height it stands where the page ends.
 */
export function CheckoutFoot({ total, submit, reading, action, onConfirm }: CheckoutFootProps) {
  return (
    <div className="flex items-center justify-between gap-4 max-lg:tall:fixed max-lg:tall:inset-x-0 max-lg:tall:bottom-0 max-lg:tall:z-30 max-lg:tall:border-line max-lg:tall:border-t max-lg:tall:bg-surface max-lg:tall:px-4 max-lg:tall:pt-2.5 max-lg:tall:pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:max-lg:tall:px-6">
      {total !== undefined && (
        <p className="flex flex-col leading-tight lg:hidden short:hidden">
          <span className="text-ink-2 text-xs">{total.label}</span>
          <strong className="text-lg leading-6 tabular-nums">{total.value}</strong>
        </p>
      )}
      <Button
        tone="primary"
        size="lg"
        className={cx('grow max-lg:tall:min-h-11 max-lg:tall:px-4', total && 'max-lg:tall:max-w-80')}
        busy={submit.busy || reading}
        onClick={onConfirm}
      >
        {submit.state.kind === 'verifying' ? 'Verificando…' : submit.busy ? 'Enviando…' : action}
      </Button>
    </div>
  );
}
