import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { clientKind, closed, orNull, text, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';

const Standing = Type.Union([Type.Literal('AGUARDANDO'), Type.Literal('APROVADO'), Type.Literal('RECUSADO')]);

const Applicant = Type.Object({
  idcliente: uuid,
  situacao: Standing,
  tipo: clientKind,
  nome: Type.String(),
  documento: orNull(Type.String()),
  inscricaoestadual: orNull(Type.String()),
  /** Name of the user who logs in for the client. */
  responsavel: Type.String(),
  email: Type.String(),
  telefone: orNull(Type.String()),
  caracteristicas: Type.Array(
    Type.Object({ idcaracteristica: Type.String(), nome: Type.String(), valor: Type.String() }),
  ),
  desde: Type.String({ description: 'Em UTC: 2026-11-20T15:00:00.000Z' }),
});
export type WireApplicant = Static<typeof Applicant>;

export const listApplicantsSchema = {
  summary: 'Os cadastros nesta situação, o que espera há mais tempo primeiro.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object({
    situacao: Type.Optional(Standing),
    ...pageFields,
  }),
  answer: pageSchema(Applicant),
} as const satisfies EndpointSchema;

export const decideApprovalSchema = {
  summary: 'Aprova ou recusa o cadastro de um cliente, e o avisa por e-mail; vale na mesma hora.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
  body: Type.Object(
    {
      aprovado: Type.Boolean(),
      motivo: Type.Optional(text(500, 'De uma recusa; o cliente o lê')),
    },
    closed,
  ),
  answer: Type.Object({ idcliente: uuid, situacao: Standing }),
} as const satisfies EndpointSchema;
