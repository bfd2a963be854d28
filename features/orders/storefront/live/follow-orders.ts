/** The line on which the shop says that an order has changed. Its code comes late, and in browsers alone. */
import { io } from 'socket.io-client';
import type { Buyer } from '#features/payments/storefront/public.tsx';
import { LIVE_PATH } from '#platform/contract/live.ts';
import { ORDER_CHANGED, ORDERS_MISSED } from '../../contract/live-events.ts';
import { liveTicket } from '../../contract/live-ticket.ts';

/** Spec 7: retries default to 5. */
const RETRIES = 5;

interface Follow {
  /** Absent: anything may have. */
  readonly changed: (number?: number) => void;
  /** Whether changes are heard now. */
  readonly heard: (live: boolean) => void;
}

/** Gives what ends it. */
export function followOrders({ api, shop }: Buyer, { changed, heard }: Follow): () => void {
  const socket = io({
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnectionAttempts: RETRIES,
    // Each coming in takes a ticket of its own.
    auth: (give) => {
      api.call(liveTicket, { params: { idfornecedor: shop.id } }).then(
        ({ bilhete }) => give({ ticket: bilhete }),
        () => give({}),
      );
    },
  });
  let been = false;
  socket.on('connect', () => {
    heard(true);
    // What happened while the line was down is looked up.
    if (been) changed();
    been = true;
  });
  socket.on('disconnect', () => heard(false));
  socket.on('connect_error', () => heard(false));
  socket.on(ORDER_CHANGED, ({ numpedido }: { readonly numpedido: number }) => changed(numpedido));
  socket.on(ORDERS_MISSED, () => changed());
  return () => void socket.disconnect();
}
