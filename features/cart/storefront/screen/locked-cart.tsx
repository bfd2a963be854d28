import { LockOpen } from 'lucide-react';
import { useTransition } from 'react';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useCartLock } from '../save/cart-state.ts';
import { unlockCart } from '../save/lazy-decisions.ts';

/** Who prepared the cart and why, and the button to unlock it. Spec 4 and 6, attendant lock. */
export function LockedCartNotice() {
  const lock = useCartLock();
  const [unlocking, startUnlocking] = useTransition();
  if (lock === undefined) return null;
  return (
    <Alert
      tone="info"
      title={`Carrinho preparado por ${lock.attendant}`}
      announced
      actions={
        <Button
          size="sm"
          tone="secondary"
          busy={unlocking}
          onClick={({ currentTarget }) => {
            // The button disappears with the lock: focus moves to the lines.
            const lines = currentTarget
              .closest('[role="dialog"], main')
              ?.querySelector<HTMLElement>('ul[tabindex]');
            startUnlocking(async () => {
              await unlockCart();
              lines?.focus();
            });
          }}
        >
          <LockOpen aria-hidden="true" className="size-4" />
          Desbloquear para mudar
        </Button>
      }
    >
      {lock.reason !== '' && (
        <blockquote className="my-1.5 border-info-line border-l-2 pl-3 wrap-anywhere">
          {lock.reason}
        </blockquote>
      )}
      <p className="text-ink-2">
        Os itens e preços estão prontos: envie o pedido como está, ou desbloqueie o carrinho para mudar algo.
      </p>
    </Alert>
  );
}
