import { Type } from 'typebox';
import { Handle } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { loginTexts } from './texts.ts';

export const findCandidateSchema = {
  summary: 'Confere a escrita do login; a resposta é a mesma para logins conhecidos e desconhecidos.',
  tag: 'User',
  params: Type.Object({ token: Handle, login: Type.String({ minLength: 1, maxLength: 254 }) }),
  query: Type.Object({ auth: Type.Optional(Type.String({ maxLength: 16 })) }),
  answer: Type.Object({
    ok: Type.Literal(true),
    /** The typed login, normalised: exactly one of the two is filled. Spec 3, candidato. */
    candidato: Type.Object({ email: Type.String(), cpf: Type.String() }),
    cpf_length: Type.Integer(),
  }),
  refusals: someRefusals(loginTexts, 'malformed-login'),
} as const satisfies EndpointSchema;
