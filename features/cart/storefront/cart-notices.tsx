import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { noticeText } from '../contract/cart-notice.wire.ts';
import { dismissNotices, useCartState } from './cart-state.ts';
import { forgetMergeNews } from './merge-news.ts';

/** What changed since the shopper saw the cart last. */
export function CartNotices() {
  const notices = useCartState((state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <Alert
      tone="warn"
      title="Seu carrinho mudou"
      announced
      actions={
        <Button
          size="sm"
          tone="secondary"
          onClick={() => {
            forgetMergeNews(useCartState.getState().supplierId);
            dismissNotices();
          }}
        >
          Entendi
        </Button>
      }
    >
      <ul className="flex flex-col gap-1">
        {notices.map((notice) => (
          <li key={`${notice.kind}-${notice.productId}`}>{noticeText(notice)}</li>
        ))}
      </ul>
    </Alert>
  );
}
