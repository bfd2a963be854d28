import { endpoint } from '#platform/contract/endpoint.ts';
import type { nfeXmlSchema } from './nfe.schema.ts';

export const nfeXml = endpoint<typeof nfeXmlSchema>('GET', '/v4/danfe/:numpedido/:idfornecedor/xml/:chave');
