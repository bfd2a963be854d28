/** What a mail says about one shipment of an order: its goods, and whether more follow. */
import type { OrderLine } from '../../domain/placed-order.ts';
import { formatAccessKey } from '../../domain/shipments/access-key.ts';
import type { Shipment } from '../../domain/shipments/shipment.ts';
import { goodsWords } from './goods-words.ts';

export interface MailedShipment {
  readonly shipment: Shipment;
  readonly lines: readonly OrderLine[];
  /** No other has left after it, and nothing is still to be sent. */
  readonly isLast: boolean;
}

export function sentWords({ shipment, lines, isLast }: MailedShipment): readonly string[] {
  const isWhole = isLast && shipment.number === 1;
  return [
    isWhole ? '' : `Neste envio: ${goodsWords(shipment, lines).join('; ')}.`,
    shipment.invoiceKey === undefined ? '' : `Chave da NF-e: ${formatAccessKey(shipment.invoiceKey)}`,
    isLast ? '' : 'O restante segue em outro envio: avisamos quando sair.',
  ];
}

export const arrivedWords = ({ shipment, lines, isLast }: MailedShipment): readonly string[] => [
  `Foram entregues: ${goodsWords(shipment, lines).join('; ')}.`,
  isLast ? '' : 'O restante segue em outro envio: avisamos quando sair.',
];
