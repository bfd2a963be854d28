import { fromReais, toReais } from '#kernel/money.ts';
import type { OrderTerms } from '../domain/order-progress.ts';
import type { WireTerms } from './delivery-terms.schema.ts';

export const termsToWire = ({ name, fee, minimumOrder, freeFrom }: OrderTerms): WireTerms => ({
  nome: name,
  taxaEntrega: toReais(fee),
  pedidoMinimo: toReais(minimumOrder),
  ...(freeFrom === undefined ? {} : { gratisAcimaDe: toReais(freeFrom) }),
});

export const termsFromWire = (wire: WireTerms): OrderTerms => ({
  name: wire.nome,
  fee: fromReais(wire.taxaEntrega),
  minimumOrder: fromReais(wire.pedidoMinimo),
  ...(wire.gratisAcimaDe === undefined ? {} : { freeFrom: fromReais(wire.gratisAcimaDe) }),
});
