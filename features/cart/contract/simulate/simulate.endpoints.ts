import { endpoint } from '#platform/contract/endpoint.ts';
import type { explainPriceSchema, priceChoicesSchema, simulateCartSchema } from './simulate.schema.ts';
import type { previewStackingSchema } from './stacking.schema.ts';

export const priceChoicesEndpoint = endpoint<typeof priceChoicesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/explicacao-preco/escolhas',
);
export const explainPriceEndpoint = endpoint<typeof explainPriceSchema>(
  'GET',
  '/v4/painel/:idfornecedor/explicacao-preco',
);
export const simulateCartEndpoint = endpoint<typeof simulateCartSchema>(
  'POST',
  '/v4/painel/:idfornecedor/simulador',
);
export const previewStackingEndpoint = endpoint<typeof previewStackingSchema>(
  'POST',
  '/v4/painel/:idfornecedor/simulador/soma',
);
