import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { noticeText } from '../../contract/cart-notice.wire.ts';
import { dismissNotices, useCartState } from '../save/cart-state.ts';
import { forgetMergeNotices } from '../visitor/merge-notices.ts';

/** What changed since the shopper saw the cart last; if no line is left, the warning of spec 8. */
export function CartNotices() {
  const notices = useCartState((state) => state.notices);
  const message = useCartState((state) => state.message);
  if (notices.length === 0 && message === undefined) return null;
  return (
    <Alert
      tone="warn"
      title={message ?? 'Seu carrinho mudou'}
      announced
      actions={
        <Button
          size="sm"
          tone="secondary"
          onClick={() => {
            forgetMergeNotices(useCartState.getState().supplierId);
            dismissNotices();
          }}
        >
          Entendi
        </Button>
      }
    >
      <ul className="flex flex-col gap-1 empty:hidden">
        {notices.map((notice) => (
          <li key={`${notice.kind}-${notice.productId}`}>{noticeText(notice)}</li>
        ))}
      </ul>
    </Alert>
  );
}
