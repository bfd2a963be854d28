import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailFacts } from '#platform/mail/outbox.ts';
import type { MailedShipment } from '../../contract/mails/order-mail-shipment.ts';
import { pendingGoods } from '../../domain/shipments/shipment.ts';
import { storedReturns } from '../returns/returns.store.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { shipmentsOf } from './shipments.store.ts';

/** The shipment that a mail is about, as it stands when the mail is sent; undefined if it is about none. */
export async function mailedShipment(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  { shipmentNumber }: MailFacts,
): Promise<MailedShipment | undefined> {
  if (shipmentNumber === undefined) return undefined;
  const shipments = await shipmentsOf(db, supplierId, number);
  const shipment = shipments.find((one) => one.number === Number(shipmentNumber));
  if (shipment === undefined) return undefined;
  const lines = await linesOfOrder(db, supplierId, number);
  const returns = await storedReturns(db, supplierId, number);
  const isLast = shipment.number === shipments.length;
  return { shipment, lines, isLast: isLast && pendingGoods({ lines, shipments, returns }).length === 0 };
}
