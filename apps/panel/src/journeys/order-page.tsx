import { OrderChatLink } from '#features/chat/panel/order-chat-link.tsx';
import { OrderScreen } from '#features/orders/panel/order/order-screen.tsx';

/** An order, with the way to the conversation about it. */
export const OrderPage = () => <OrderScreen actions={(number) => <OrderChatLink orderNumber={number} />} />;
