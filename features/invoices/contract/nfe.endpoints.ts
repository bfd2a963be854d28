import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  attachNfeSchema,
  danfeSchema,
  listNfesSchema,
  nfeXmlSchema,
  orderNfesSchema,
  removeNfeSchema,
} from './nfe.schema.ts';

export const orderNfesEndpoint = endpoint<typeof orderNfesSchema>(
  'GET',
  '/v4/danfe/:numpedido/:idfornecedor/notas',
);
export const danfeEndpoint = endpoint<typeof danfeSchema>('GET', '/v4/danfe/:numpedido/:idfornecedor');
export const nfeXmlEndpoint = endpoint<typeof nfeXmlSchema>(
  'GET',
  '/v4/danfe/:numpedido/:idfornecedor/xml/:chave',
);
export const listNfesEndpoint = endpoint<typeof listNfesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/notas',
);
export const attachNfeEndpoint = endpoint<typeof attachNfeSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/notas',
);
export const removeNfeEndpoint = endpoint<typeof removeNfeSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/notas/:chave',
);
