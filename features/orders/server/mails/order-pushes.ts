/** The notifications about an order's steps, of the same steps as the mails. Each is made when it is sent. */
import type { WritePush } from '#features/notifications/server/send-pushes.ts';
import { pushWords } from '../../contract/mails/order-push-text.ts';
import { stayedQuote } from '../../domain/order-status.ts';
import { isPushed, ORDER_MAILS, ORDER_PUSH } from '../../domain/order-step.ts';
import { eventsOf } from '../store/order-events.store.ts';
import { shopOrder } from '../store/panel-orders.store.ts';

const step: WritePush = async (db, { supplierId = '', number: numberText = '', step }) => {
  const number = Number(numberText);
  const wanted = ORDER_MAILS.find((one) => one === step);
  const order = await shopOrder(db, supplierId, number);
  if (order === undefined || wanted === undefined || !isPushed(wanted)) return undefined;
  const events = await eventsOf(db, supplierId, number);
  const [title, body] = pushWords(wanted, {
    number,
    pickup: order.delivery.type === 'pickup',
    stayedQuote: stayedQuote(events.map(({ status }) => status)),
  });
  return { title, body, path: `/pedidos/${number}`, topic: `pedido-${number}` };
};

export const orderPushes: Readonly<Record<string, WritePush>> = { [ORDER_PUSH]: step };
