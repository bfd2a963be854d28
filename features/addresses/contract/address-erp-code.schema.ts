import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, nonBlankText, orNull, uuid } from '#platform/contract/fields.schema.ts';

export const putAddressErpCodeSchema = {
  summary: 'Dá a um endereço do cliente o código que ele tem no sistema da loja; `null` o tira.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid, idendereco: uuid }),
  body: Type.Object({ cod_erp: orNull(nonBlankText(64)) }, closed),
  answer: Type.Object({ idendereco: uuid, cod_erp: orNull(Type.String()) }),
} as const satisfies EndpointSchema;
