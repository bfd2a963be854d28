import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, instant, ofSupplier, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { domainTexts } from './texts.ts';

const Domain = Type.Object({
  dominio: Type.String(),
  principal: Type.Boolean(),
  situacao: Type.Enum(['PENDENTE', 'CONFIRMADO', 'FALHOU']),
  prova: Type.Optional(
    Type.Object(
      { registro: Type.String(), valor: Type.String(), arquivo: Type.String() },
      { description: 'Um registro TXT com este valor, ou um arquivo com ele neste caminho' },
    ),
  ),
  verificadoEm: Type.Optional(instant),
  problema: Type.Optional(Type.Enum(['NAO_ENCONTRADO', 'OUTRO_VALOR', 'SEM_RESPOSTA'])),
  certificado: Type.Optional(
    Type.Object(
      {
        situacao: Type.Enum([
          'NAO_VERIFICADO',
          'VALIDO',
          'VENCE_LOGO',
          'VENCIDO',
          'OUTRO_NOME',
          'NAO_CONFIAVEL',
          'SEM_RESPOSTA',
          'ENDERECO_INTERNO',
        ]),
        validoAte: Type.Optional(instant),
        verificadoEm: Type.Optional(instant),
      },
      { description: 'O certificado TLS de um domínio confirmado, como o servidor o vê' },
    ),
  ),
});
export type WireDomain = Static<typeof Domain>;

const tag = 'Plataforma';
const answer = Type.Object({ dominios: Type.Array(Domain) });
const ofDomain = Type.Object({ idfornecedor: uuid, dominio: Type.String({ minLength: 1, maxLength: 253 }) });

export const listDomainsSchema = {
  summary: 'Os domínios de uma loja, o principal primeiro. Só os confirmados levam a ela.',
  tag,
  params: ofSupplier,
  answer,
} as const satisfies EndpointSchema;

export const addDomainSchema = {
  summary: 'Cadastra um domínio, que só leva à loja depois que alguém prova que ele é dela.',
  tag,
  params: ofSupplier,
  body: Type.Object({ dominio: text(300) }, closed),
  answer,
  refusals: someRefusals(domainTexts, 'not-a-domain', 'domain-taken', 'too-many-domains'),
} as const satisfies EndpointSchema;

export const removeDomainSchema = {
  summary: 'Tira um domínio da loja: ele deixa de levar a ela.',
  tag,
  params: ofDomain,
  answer,
  refusals: someRefusals(domainTexts, 'domain-not-found'),
} as const satisfies EndpointSchema;

export const checkDomainSchema = {
  summary:
    'Procura agora a prova de um domínio, ou olha o certificado de um já confirmado; o servidor também o faz sozinho.',
  tag,
  params: ofDomain,
  answer,
  refusals: someRefusals(domainTexts, 'domain-not-found'),
} as const satisfies EndpointSchema;

export const makeMainDomainSchema = {
  summary: 'Torna um domínio confirmado o principal, que os links usam.',
  tag,
  params: ofDomain,
  answer,
  refusals: someRefusals(domainTexts, 'domain-not-found', 'domain-not-confirmed'),
} as const satisfies EndpointSchema;
