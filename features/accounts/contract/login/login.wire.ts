import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import type { ClientChoice } from '../../domain/client-choice.ts';
import type { LoginName } from '../../domain/login/login-name.ts';
import type { OpenSession } from '../../domain/session.ts';
import { activePaymentToWire } from '../sessions/active-payment.wire.ts';
import { capacityToWire } from '../sessions/capacity.wire.ts';
import { clientChoiceToWire } from '../sessions/client-choice.wire.ts';
import { customerToWire } from '../sessions/customer.wire.ts';
import type { findCandidateSchema, WireLogin } from './login.schema.ts';

export const candidateToWire = ({ kind, normalised }: LoginName): Answer<typeof findCandidateSchema> => ({
  ok: true,
  candidato: kind === 'email' ? { email: normalised, cpf: '' } : { email: '', cpf: normalised },
  cpf_length: kind === 'cnpj' ? 14 : 11,
});

interface LoggedIn {
  readonly session: OpenSession;
  readonly documentLength: number;
  readonly choices?: readonly ClientChoice[];
  /** Id of the API key that a system logged in with. */
  readonly apiKeyId?: string;
}

export const loginToWire = (
  { session, documentLength, choices = [], apiKeyId }: LoggedIn,
  shop: Pick<Shop, 'id' | 'slug' | 'domain'>,
): WireLogin => ({
  ok: true,
  token: session.handle,
  idcliente: session.clientId,
  nome: session.name,
  email: session.email,
  nome_cliente: session.clientName,
  principal: session.capacity === 'principal',
  capacidade: capacityToWire(session.capacity),
  ...(session.choosing ? { escolhendo_cliente: true } : {}),
  cpf_length: documentLength,
  cadastro_aprovado: session.approved,
  ...(session.refused ? { cadastro_recusado: true } : {}),
  ...activePaymentToWire(session),
  ...customerToWire(session),
  fornecedor_logado: shop.id,
  fornecedor_slug: shop.slug,
  fornecedor_dominio: shop.domain ?? null,
  usuarios_vinculados: choices.map(clientChoiceToWire),
  usuario_vinculado_logado: linkedUserOf(session, choices),
  jwttoken: null,
  access: null,
  idapikeys: apiKeyId ?? null,
  message_after_create: null,
});

/** Spec 3, usuarioVinculadoLogado: the linked user; null for the client's principal. */
function linkedUserOf({ capacity, clientId }: OpenSession, choices: readonly ClientChoice[]) {
  const choice = choices.find((one) => one.clientId === clientId);
  return capacity !== 'linked' || choice === undefined
    ? null
    : { id_usuario: choice.linkedUserId, principal: false };
}
