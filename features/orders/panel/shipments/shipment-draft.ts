/** A shipment while staff type it. */
import { defined } from '#kernel/defined.ts';
import { thousandths } from '#kernel/quantity.ts';
import { shippedLinesToWire, type WirePapers } from '../../contract/shipments/shipment.wire.ts';
import { productLines } from '../../domain/order-lines.ts';
import { toSendNow } from '../../domain/picking/after-picking.ts';
import {
  pendingQuantity,
  type Shipment,
  type ShippedLine,
  shipmentsVersion,
} from '../../domain/shipments/shipment.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';

export interface PapersDraft {
  readonly carrier: string;
  readonly code: string;
  readonly link: string;
  readonly invoiceKey: string;
}

export interface ShipmentDraft extends PapersDraft {
  /** One per product of the order. Thousandths. */
  readonly quantities: { quantity: number | null }[];
}

export const papersDraftOf = ({
  tracking,
  invoiceKey = '',
}: Pick<Shipment, 'tracking' | 'invoiceKey'>): PapersDraft => ({
  carrier: tracking?.carrier ?? '',
  code: tracking?.code ?? '',
  link: tracking?.url ?? '',
  invoiceKey,
});

/** Begins with what was picked of all that is still to be sent; with all of it where nothing more was picked. */
export function shipmentDraftOf(order: ShopOrder): ShipmentDraft {
  const places = productLines(order.lines).map((_, position) => position);
  const found = places.map((position) => toSendNow(order, position));
  const isFound = found.some((quantity) => quantity > 0);
  return {
    ...papersDraftOf({}),
    quantities: places.map((position) => ({
      quantity: (isFound ? found[position] : pendingQuantity(order, position)) || null,
    })),
  };
}

export const wishedLines = ({ quantities }: Pick<ShipmentDraft, 'quantities'>): readonly ShippedLine[] =>
  quantities.flatMap(({ quantity }, position) =>
    quantity === null || Number.isNaN(quantity) || quantity <= 0
      ? []
      : [{ position, quantity: thousandths(quantity) }],
  );

export function papersToWire({ carrier, code, link, invoiceKey }: PapersDraft): WirePapers {
  const typed = (text: string): string | undefined => text.trim() || undefined;
  return defined({
    transportadora: typed(carrier),
    codigo: typed(code),
    link: typed(link),
    chaveNfe: typed(invoiceKey),
  });
}

export const shipmentToSend = (order: ShopOrder, draft: ShipmentDraft, key: string) => ({
  chave: key,
  versao: shipmentsVersion(order.shipments),
  itens: shippedLinesToWire(wishedLines(draft)),
  ...papersToWire(draft),
});
