import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { pageFields, pageOf } from '#platform/contract/page.schema.ts';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';

const Standing = Type.Union([Type.Literal('AGUARDANDO'), Type.Literal('APROVADO'), Type.Literal('RECUSADO')]);

const Applicant = Type.Object({
  idcliente: Uuid,
  situacao: Standing,
  tipo: Type.Union([Type.Literal('PESSOA'), Type.Literal('EMPRESA')]),
  nome: Type.String(),
  documento: Type.Union([Type.String(), Type.Null()]),
  inscricaoestadual: Type.Union([Type.String(), Type.Null()]),
  /** Name of the user who logs in for the client. */
  responsavel: Type.String(),
  email: Type.String(),
  telefone: Type.Union([Type.String(), Type.Null()]),
  caracteristicas: Type.Array(
    Type.Object({ idcaracteristica: Type.String(), nome: Type.String(), valor: Type.String() }),
  ),
  desde: Type.String({ description: 'Em UTC: 2026-11-20T15:00:00.000Z' }),
});
export type WireApplicant = Static<typeof Applicant>;

export const listApplicantsSchema = {
  summary: 'Os cadastros nesta situação, o que espera há mais tempo primeiro.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: Uuid }),
  query: Type.Object({
    situacao: Type.Optional(Standing),
    ...pageFields,
  }),
  answer: pageOf(Applicant),
} as const satisfies EndpointSchema;

export const decideApprovalSchema = {
  summary: 'Aprova ou recusa o cadastro de um cliente, e o avisa por e-mail; vale na mesma hora.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: Uuid, idcliente: Uuid }),
  body: Type.Object(
    {
      aprovado: Type.Boolean(),
      motivo: Type.Optional(
        Type.String({
          maxLength: 500,
          pattern: STORABLE_TEXT,
          description: 'De uma recusa; o cliente o lê',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ idcliente: Uuid, situacao: Standing }),
} as const satisfies EndpointSchema;
