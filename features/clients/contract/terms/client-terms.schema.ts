import { type Static, Type } from 'typebox';
import { MAX_TERM_METHODS, MAX_TERMS_NOTE } from '#features/accounts/domain/client-terms.ts';
import { paymentMethodSchema } from '#features/payments/contract/methods/payment-method.schema.ts';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  givenReais,
  ofClient,
  orNull,
  reais,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { clientTermsChangeTexts } from './client-terms-texts.ts';

const tag = 'Painel';

const agreed = Type.Object({
  formasPagamento: orNull(
    Type.Array(uuid, {
      description: 'As únicas que valem para o cliente; null: as que a loja oferece a ele',
    }),
  ),
  pedidoMinimo: orNull(described(reais, 'Em produtos; null: nenhum próprio')),
  observacao: Type.String({
    description: 'Para a equipe da loja; o cliente só a lê se exportar os seus dados',
  }),
  versao: version,
});
export type WireAgreedTerms = Static<typeof agreed>;

const method = Type.Object({
  idformapagto: uuid,
  nome: Type.String(),
  tipo: paymentMethodSchema.properties.tipo,
  ativa: Type.Boolean(),
  dias: Type.Array(Type.Integer(), { description: 'A prazo: dias do pedido até cada parcela' }),
  grupos: Type.Array(Type.String(), { description: 'A quem se limita; vazio: é de todos' }),
  valeSemAcordo: Type.Boolean({ description: 'Se seria deste cliente sem condições próprias' }),
});
const page = Type.Object({ ...agreed.properties, formasDaLoja: Type.Array(method) });
export type WireClientTerms = Static<typeof page>;

const body = Type.Object(
  {
    formasPagamento: orNull(Type.Array(uuid, { minItems: 1, maxItems: MAX_TERM_METHODS, uniqueItems: true })),
    pedidoMinimo: orNull(givenReais),
    observacao: text(MAX_TERMS_NOTE),
    versao: version,
  },
  closed,
);
export type WireTermsBody = Static<typeof body>;

export const getClientTermsSchema = {
  summary: 'O que a loja combinou com o cliente: formas de pagamento, pedido mínimo e uma observação.',
  tag,
  params: ofClient,
  answer: page,
  refusals: someRefusals(clientTermsChangeTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

export const putClientTermsSchema = {
  summary:
    'Muda o que a loja combinou com o cliente. Vale na sua próxima chamada: as outras formas de pagamento somem para ele, e um pedido abaixo do mínimo é recusado.',
  tag,
  params: ofClient,
  body,
  answer: agreed,
  refusals: clientTermsChangeTexts,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;
