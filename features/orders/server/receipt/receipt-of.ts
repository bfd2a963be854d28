import { customerToActFor } from '#features/accounts/server/clients/customers-page.store.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { makePdf } from '#platform/documents/make-pdf.ts';
import { paymentOf, type Receipt, type ReceiptRefusal } from '../../domain/receipt.ts';
import { getOrder } from '../read/get-order.ts';
import { drawReceipt } from './draw-receipt.ts';

/** The receipt of a visible order, as a PDF. */
export async function receiptOf(
  context: Context & { readonly actor: Customer },
  number: OrderNumber,
): Promise<Result<Uint8Array, { readonly code: 'order-not-found' | ReceiptRefusal }>> {
  const { db, supplier, actor, now } = context;
  const found = await getOrder(context, number);
  if (!found.ok) return found;
  const payment = paymentOf(found.value);
  if (!payment.ok) return payment;
  const customer = await customerToActFor(db, supplier.id, actor.clientId);
  const { name, footer } = await shopOf(context);
  const document = customer?.document ?? undefined;
  return accept(
    await makeReceipt(
      {
        order: found.value,
        shop: { name, footer, zone: timeZoneOf(supplier) },
        client: {
          name: customer?.clientName ?? actor.name,
          ...defined({ document }),
        },
        ...payment.value,
      },
      now,
    ),
  );
}

const makeReceipt = (receipt: Receipt, createdAt: number): Promise<Uint8Array> =>
  makePdf(
    { title: `Recibo do pedido ${receipt.order.number}`, author: receipt.shop.name, createdAt },
    (pen) => drawReceipt(pen, receipt),
  );
