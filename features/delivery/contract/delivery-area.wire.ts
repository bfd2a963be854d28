import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { AreaBounds, AreaShape } from '../domain/area.ts';
import { splitRings } from '../domain/join-rings.ts';
import type { OrderTerms } from '../domain/order-progress.ts';
import type { WireArea, WireTerms } from './delivery-area.schema.ts';

export const areaToWire = ({ id, name, bounds }: AreaShape): WireArea => ({
  idarea: id,
  nome: name,
  raio:
    bounds.kind === 'radius'
      ? { lat: bounds.centre.latitude, lng: bounds.centre.longitude, metros: bounds.metres }
      : null,
  coordenadas: bounds.kind === 'polygon' ? bounds.ring.map(([lng, lat]) => ({ lat, lng })) : [],
  ceps: bounds.kind === 'postal-range' ? { de: bounds.from, ate: bounds.to } : null,
});

/** Each ring of a polygon area on its own, holes included. */
export const ringsToWire = (bounds: AreaBounds): { lat: number; lng: number }[][] =>
  bounds.kind === 'polygon'
    ? splitRings(bounds.ring).map((ring) => ring.map(([lng, lat]) => ({ lat, lng })))
    : [];

export const orderTermsToWire = ({ name, fee, minimumOrder, freeFrom }: OrderTerms): WireTerms => ({
  nome: name,
  taxaEntrega: toReais(fee),
  pedidoMinimo: toReais(minimumOrder),
  ...defined({ gratisAcimaDe: freeFrom === undefined ? undefined : toReais(freeFrom) }),
});

export const orderTermsFromWire = (wire: WireTerms): OrderTerms => ({
  name: wire.nome,
  fee: fromReais(wire.taxaEntrega),
  minimumOrder: fromReais(wire.pedidoMinimo),
  ...defined({ freeFrom: wire.gratisAcimaDe === undefined ? undefined : fromReais(wire.gratisAcimaDe) }),
});
