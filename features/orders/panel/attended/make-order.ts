import type { OrderNumber } from '#kernel/ids.ts';
import { fromReais, type Money } from '#kernel/money.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { makeAttendedOrderEndpoint } from '../../contract/attended/attended-order.endpoints.ts';
import { type AttendedDraft, attendedDraftToWire } from '../../contract/attended/attended-order.wire.ts';

export interface MadeOrder {
  readonly number: OrderNumber;
  readonly total: Money;
}

/** The server refused it, so nothing was written. After any other error it is unknown. */
export const isRefusal = (error: unknown): error is ApiRefusal =>
  error instanceof ApiRefusal && error.status < 500;

/** Sends the order, and once more where no answer came: the same key makes no second order. */
export async function makeOrder(
  api: Api,
  shopId: string,
  clientId: string,
  draft: AttendedDraft,
  key: string,
): Promise<MadeOrder> {
  const input = { params: { idfornecedor: shopId, idcliente: clientId }, body: attendedDraftToWire(draft) };
  const send = async (): Promise<MadeOrder> => {
    const made = await api.call(makeAttendedOrderEndpoint, input, { idempotencyKey: key });
    return { number: made.numpedido, total: fromReais(made.totalpedido) };
  };
  try {
    return await send();
  } catch (error) {
    if (isRefusal(error)) throw error;
    return send();
  }
}
