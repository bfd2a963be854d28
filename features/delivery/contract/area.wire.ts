import type { DrawnArea } from '../domain/drawn-area.ts';
import type { WireArea } from './delivery-area.schema.ts';

export const areaToWire = ({ id, name, bounds }: DrawnArea): WireArea => ({
  idarea: id,
  nome: name,
  coordenadas: bounds.kind === 'polygon' ? bounds.ring.map(([lng, lat]) => ({ lat, lng })) : [],
  ceps: bounds.kind === 'postal-range' ? { de: bounds.from, ate: bounds.to } : null,
});
