/** The live connection on which the shop reports changed orders. Loaded lazily, and only in browsers. */
import { io } from 'socket.io-client';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { LIVE_PATH } from '#platform/contract/live.ts';
import { liveTicketEndpoint } from '../../contract/live/live.endpoints.ts';
import { ORDER_CHANGED, ORDERS_MISSED } from '../../contract/live/live-events.ts';

/** Spec 7: retries default to 5. */
const RETRIES = 5;

interface Follow {
  /** Undefined: any order may have changed. */
  readonly changed: (number?: number) => void;
  /** Whether the connection is up. */
  readonly onState: (live: boolean) => void;
}

/** Returns a function that closes the connection. */
export function followOrders({ api, shop }: Buyer, { changed, onState }: Follow): () => void {
  const socket = io({
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnectionAttempts: RETRIES,
    // A new ticket for each connection.
    auth: (give) => {
      api.call(liveTicketEndpoint, { params: { idfornecedor: shop.id } }).then(
        ({ bilhete }) => give({ ticket: bilhete }),
        () => give({}),
      );
    },
  });
  let been = false;
  socket.on('connect', () => {
    onState(true);
    // Changes during the interruption were missed.
    if (been) changed();
    been = true;
  });
  socket.on('disconnect', () => onState(false));
  socket.on('connect_error', () => onState(false));
  socket.on(ORDER_CHANGED, ({ numpedido }: { readonly numpedido: number }) => changed(numpedido));
  socket.on(ORDERS_MISSED, () => changed());
  return () => void socket.disconnect();
}
