/**
 * The mails about an order, all of one kind, each rendered when it is sent, from the order as it then stands. They go to the
 * issuer, a linked user's also to the main user; if a representative or a system ordered, to the main user instead. They say
 * until when a Pix or boleto has to be paid. Tracking of an order that has left and each refund are mails of their own; the mail
 * of a cancelled order names only what is still to be refunded.
 */

import { shopMails } from '#features/accounts/server/mails/account-mails.ts';
import type { WriteLetter } from '#features/accounts/server/mails/letter.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { defined } from '#kernel/defined.ts';
import type { WriteMail } from '#platform/mail/outbox.ts';
import { isSummarised } from '../../contract/mails/order-mail-text.ts';
import { ORDER_MAIL, ORDER_MAILS, type OrderStep } from '../../domain/order-step.ts';
import { mailedReturn } from '../returns/mailed-return.ts';
import { mailedShipment } from '../shipments/mailed-shipment.ts';
import { givenBackOf } from '../status/money-back.ts';
import { eventsOf } from '../store/order-events.store.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { shopOrder } from '../store/panel-orders.store.ts';
import { lastQuote } from '../store/quotes.store.ts';
import { orderLetter } from './order-letter.ts';
import { readerOf } from './order-reader.ts';

const SAYS_OF_MONEY: readonly OrderStep[] = [
  'received',
  'payment-due',
  'payment-changed',
  'cancelled',
  'given-back',
];

const IS_ABOUT_SHIPMENT: readonly OrderStep[] = ['shipment-sent', 'shipment-delivered'];

/** The letter of a queued mail. */
export const orderLetterOf: WriteLetter = async (db, facts, { zone }) => {
  const { supplierId = '', number: numberText = '' } = facts;
  const number = Number(numberText);
  const wanted = ORDER_MAILS.find((one) => one === facts.step);
  const row = await shopOrder(db, supplierId, number);
  if (row === undefined || wanted === undefined) return undefined;
  const reader = await readerOf(db, row, facts.to);
  // No mail to users who were erased or may no longer log in.
  if (reader === undefined) return undefined;
  const events = await eventsOf(db, supplierId, number);
  const quote = wanted === 'priced' ? await lastQuote(db, supplierId, number) : undefined;
  const charges = SAYS_OF_MONEY.includes(wanted)
    ? await chargesOf({ db, supplier: { id: supplierId } }, [number])
    : undefined;
  const charge = charges?.get(number);
  const givenBack = wanted === 'given-back' ? await givenBackOf(db, supplierId, facts) : undefined;
  if (wanted === 'given-back' && givenBack === undefined) return undefined;
  const returned = wanted === 'returned' ? await mailedReturn({ db, supplierId, number }, facts) : undefined;
  if (wanted === 'returned' && returned === undefined) return undefined;
  const shipment = await mailedShipment(db, supplierId, number, facts);
  if (IS_ABOUT_SHIPMENT.includes(wanted) && shipment === undefined) return undefined;
  const lines = isSummarised(wanted) ? await linesOfOrder(db, supplierId, number) : [];
  const order = {
    ...row,
    createdAt: row.createdAt.getTime(),
    events,
    tracking: shipment === undefined ? (row.tracking ?? undefined) : shipment.shipment.tracking,
    ...defined({ quote, charge }),
    givenBack,
    returned,
    shipment,
    zone,
  };
  return orderLetter(wanted, { reader, order, lines });
};

export const orderMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  shopMails(publicUrl, { [ORDER_MAIL]: orderLetterOf });
