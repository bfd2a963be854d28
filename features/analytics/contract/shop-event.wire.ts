/** A shop event as the log takes it. Spec 7, google-analytics. */
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { eventValue, type ShopEvent } from '../domain/shop-event.ts';

export function logEntryToWire(event: ShopEvent, visit: string) {
  const value = eventValue(event);
  return {
    event: event.name,
    session_id: visit,
    ...defined({
      value: value === undefined ? undefined : toReais(value),
      item_list_name: 'listName' in event ? event.listName : undefined,
      transaction_id: 'order' in event ? event.order.number : undefined,
    }),
  };
}
