import { useMay } from '#features/accounts/panel/staff-place.ts';
import { OrderChatLink } from '#features/chat/panel/order-chat-link.tsx';
import { OrderInvoices } from '#features/invoices/panel/order-invoices.tsx';
import { OrderScreen } from '#features/orders/panel/order/order-screen.tsx';

/** An order, with its invoices and the way to the conversation about it. */
export function OrderPage() {
  const seesInvoices = useMay('invoices:read');
  return (
    <OrderScreen
      actions={(number) => <OrderChatLink orderNumber={number} />}
      papers={(number) => (seesInvoices ? <OrderInvoices key={number} orderNumber={number} /> : null)}
    />
  );
}
