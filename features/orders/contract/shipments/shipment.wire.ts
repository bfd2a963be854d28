import { defined } from '#kernel/defined.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Shipment, ShippedLine } from '../../domain/shipments/shipment.ts';
import { trackingFromWire, trackingToWire } from '../order/order-parts.wire.ts';
import type { WireShipment, WireShopShipment } from './shipment.schema.ts';

export const shipmentToWire = (one: Omit<Shipment, 'name'>): WireShipment => ({
  numero: one.number,
  em: new Date(one.at).toISOString(),
  itens: shippedLinesToWire(one.lines),
  ...defined({
    rastreio: one.tracking === undefined ? undefined : trackingToWire(one.tracking),
    chaveNfe: one.invoiceKey,
    entregueEm: one.deliveredAt === undefined ? undefined : new Date(one.deliveredAt).toISOString(),
  }),
});

export const shipmentFromWire = (wire: WireShipment): Omit<Shipment, 'name'> => ({
  number: wire.numero,
  at: Date.parse(wire.em),
  lines: wire.itens.map(({ linha, quantidade }) => ({
    position: linha,
    quantity: parseQuantity(quantidade) ?? NONE,
  })),
  ...defined({
    tracking: wire.rastreio === undefined ? undefined : trackingFromWire(wire.rastreio),
    invoiceKey: wire.chaveNfe,
    deliveredAt: wire.entregueEm === undefined ? undefined : Date.parse(wire.entregueEm),
  }),
});

export const shopShipmentToWire = ({ name, ...one }: Shipment): WireShopShipment => ({
  ...shipmentToWire(one),
  nome: name,
});

export const shopShipmentFromWire = (wire: WireShopShipment): Shipment => ({
  ...shipmentFromWire(wire),
  name: wire.nome,
});

interface WireShippedLine {
  linha: number;
  quantidade: number;
}

export const shippedLinesToWire = (lines: readonly ShippedLine[]): WireShippedLine[] =>
  lines.map(({ position, quantity }) => ({ linha: position, quantidade: toNumber(quantity) }));

/** A refusal for more than three decimals. */
export function shippedLinesFromWire(
  lines: readonly WireShippedLine[],
): Result<readonly ShippedLine[], { readonly code: 'quantity-not-exact' }> {
  const read: ShippedLine[] = [];
  for (const { linha, quantidade } of lines) {
    const quantity = parseQuantity(quantidade);
    if (quantity === undefined || toNumber(quantity) !== quantidade)
      return refuse({ code: 'quantity-not-exact' });
    read.push({ position: linha, quantity });
  }
  return accept(read);
}

export interface WirePapers {
  transportadora?: string;
  codigo?: string;
  link?: string;
  chaveNfe?: string;
}

export const papersFromWire = ({
  transportadora = '',
  codigo = '',
  link = '',
  chaveNfe = '',
}: WirePapers) => ({
  tracking: { carrier: transportadora, code: codigo, link },
  invoiceKey: chaveNfe,
});
