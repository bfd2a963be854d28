import { type Static, Type } from 'typebox';
import { Handle, Latitude, Longitude, SupplierKeyField } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

const TermsFields = Type.Object({
  nome: Type.String(),
  taxaEntrega: Type.Number(),
  pedidoMinimo: Type.Number(),
  gratisAcimaDe: Type.Optional(Type.Number()),
});

export const deliveryTermsSchema = {
  summary: 'Taxa, pedido mínimo e entrega grátis em um lugar; nulo onde o fornecedor não entrega.',
  tag: 'Delivery',
  params: Type.Object({ token: Handle }),
  query: Type.Object({
    idfornecedor: Type.Optional(SupplierKeyField),
    cep: Type.Optional(Type.String({ pattern: '^[0-9]{5}-?[0-9]{3}$' })),
    lat: Type.Optional(Latitude),
    lng: Type.Optional(Longitude),
  }),
  answer: Type.Object({ condicoes: Type.Union([TermsFields, Type.Null()]) }),
} as const satisfies EndpointSchema;

export type WireTerms = Static<typeof TermsFields>;
