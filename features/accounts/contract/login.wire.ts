import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Session } from '../domain/session.ts';
import { capacityToWire } from './capacity.wire.ts';
import type { WireLogin } from './log-in.schema.ts';

interface LoggedIn {
  readonly session: Required<Session>;
  readonly documentLength: number;
}

export const loginToWire = (
  { session, documentLength }: LoggedIn,
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
  cpf_length: documentLength,
  cadastro_aprovado: session.approved,
  fornecedor_logado: shop.id,
  fornecedor_slug: shop.slug,
  fornecedor_dominio: shop.domain ?? null,
  usuarios_vinculados: [],
  usuario_vinculado_logado: null,
  jwttoken: null,
  access: null,
  idapikeys: null,
  message_after_create: null,
});
