import { type Static, Type } from 'typebox';
import { clientSegment, reais, uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { shownTitle, titleFilter } from './title-fields.schema.ts';
import { titleTexts } from './title-texts.ts';

const sumOf = Type.Object({ quantidade: Type.Integer(), valor: reais });

export const listInvoicesSchema = {
  summary:
    'Os títulos do cliente nesta loja, em páginas de 50, com o crédito que a loja lhe dá. Sem filtro, todos.',
  tag: 'User',
  params: Type.Object({ client: clientSegment, idfornecedor: uuid, idcliente: uuid }),
  query: Type.Object({
    completeInfo: Type.Optional(
      Type.Enum(['true', 'false', ''], { description: 'true: também com o boleto de cada título' }),
    ),
    ...titleFilter,
    pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
  }),
  answer: Type.Object({
    faturas: Type.Array(shownTitle),
    limite_credito_total: reais,
    limite_credito_disponivel: reais,
    pagina: Type.Integer(),
    paginas: Type.Integer(),
    total: Type.Integer({ description: 'Quantos títulos o filtro deixa' }),
    valorTotal: reais,
    abertas: sumOf,
    vencidas: sumOf,
  }),
  refusals: someRefusals(titleTexts, 'no-such-day'),
} as const satisfies EndpointSchema;

export type WireInvoices = Static<(typeof listInvoicesSchema)['answer']>;
