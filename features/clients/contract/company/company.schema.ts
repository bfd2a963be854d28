import { type Static, Type } from 'typebox';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, ofClient, orNull, reais, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { clientPage } from '../client-page.schema.ts';
import { companyChangeTexts, companyTexts } from './company-texts.ts';

const tag = 'Painel';

const purchases = Type.Object({ pedidos: Type.Integer(), total: reais });

const company = Type.Object({
  idcliente: uuid,
  idmatriz: orNull(uuid),
  nivel: Type.Integer({ minimum: 1, description: '1: a matriz de todas' }),
  versao: version,
  nome: Type.String(),
  documento: orNull(Type.String()),
  cidade: Type.String(),
  usuarios: clientPage.properties.usuarios,
  limite_credito_total: reais,
  creditoUsado: reais,
  compras90dias: purchases,
});

const page = Type.Object({
  empresas: Type.Array(company, { description: 'A árvore em que o cliente está, a matriz primeiro' }),
  soma: Type.Object(
    { limite_credito_total: reais, creditoUsado: reais, compras90dias: purchases },
    { description: 'De todas; o crédito de cada uma continua só dela' },
  ),
  sugestoes: Type.Array(
    Type.Object({
      idcliente: uuid,
      nome: Type.String(),
      documento: Type.String(),
      como: Type.Enum(['MATRIZ', 'FILIAL'], { description: 'Em relação a este cliente' }),
      versao: version,
    }),
    { description: 'Clientes com a mesma raiz de CNPJ, fora da árvore' },
  ),
});
export type WireCompanyPage = Static<typeof page>;

const place = Type.Object({ idmatriz: orNull(uuid), versao: version });
export type WireCompanyPlace = Static<typeof place>;

export const getCompanySchema = {
  summary:
    'A matriz e as filiais de que um cliente faz parte na loja: usuários, crédito e compras dos últimos noventa dias, contadas até há segundos.',
  tag,
  params: ofClient,
  answer: page,
  refusals: someRefusals(companyTexts, 'client-not-found', 'company-not-a-company'),
} as const satisfies EndpointSchema;

export const changeCompanySchema = {
  summary: 'Põe um cliente abaixo de uma matriz, com as suas filiais; null o desvincula.',
  tag,
  params: ofClient,
  body: Type.Object({ idmatriz: orNull(uuid), versao: version }, closed),
  answer: place,
  refusals: companyChangeTexts,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;
