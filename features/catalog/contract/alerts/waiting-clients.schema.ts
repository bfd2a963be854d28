import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { described, instant, orNull, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { ofProduct } from '../panel-fields.schema.ts';
import { catalogTexts } from '../texts.ts';

const WaitingClientObject = Type.Object({
  cliente: Type.Object({ id: uuid, nome: Type.String() }),
  desde: instant,
  avisadoem: orNull(described(instant, 'Quando o e-mail foi posto na fila; null: ainda espera')),
});
export type WireWaitingClient = Static<typeof WaitingClientObject>;

export const listWaitingClientsSchema = {
  summary:
    'Quem pediu aviso de disponibilidade de um produto: primeiro quem ainda espera, há mais tempo; depois os avisados dos últimos 30 dias.',
  tag: 'Painel',
  params: ofProduct,
  query: Type.Object(pageFields),
  answer: pageSchema(WaitingClientObject),
  refusals: someRefusals(catalogTexts, 'product-not-found'),
} as const satisfies EndpointSchema;
