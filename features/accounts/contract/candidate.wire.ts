import type { Answer } from '#platform/contract/endpoint.ts';
import type { LoginName } from '../domain/login-name.ts';
import type { findCandidateSchema } from './find-candidate.schema.ts';

export const candidateToWire = ({ kind, normalised }: LoginName): Answer<typeof findCandidateSchema> => ({
  ok: true,
  candidato: kind === 'email' ? { email: normalised, cpf: '' } : { email: '', cpf: normalised },
  cpf_length: kind === 'cnpj' ? 14 : 11,
});
