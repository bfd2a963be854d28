import { makePdf } from '#platform/documents/make-pdf.ts';
import type { Receipt } from '../../domain/receipt.ts';
import { drawReceipt } from './draw-receipt.ts';

export const makeReceipt = (receipt: Receipt, createdAt: number): Promise<Uint8Array> =>
  makePdf(
    { title: `Recibo do pedido ${receipt.order.number}`, author: receipt.shop.name, createdAt },
    (pen) => drawReceipt(pen, receipt),
  );
