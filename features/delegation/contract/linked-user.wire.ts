import { defined } from '#kernel/defined.ts';
import type { LinkedUser, LinkedUserState } from '../domain/linked-user.ts';
import type { WireLinkedUser } from './linked-users.schema.ts';

const words: Readonly<Record<LinkedUserState, WireLinkedUser['situacao']>> = {
  active: 'ATIVO',
  invited: 'CONVIDADO',
  expired: 'VENCIDO',
};
const states: Readonly<Record<WireLinkedUser['situacao'], LinkedUserState>> = {
  ATIVO: 'active',
  CONVIDADO: 'invited',
  VENCIDO: 'expired',
};

export const linkedUserToWire = (user: LinkedUser): WireLinkedUser => ({
  id_usuario: user.id,
  nome: user.name,
  email: user.email,
  principal: user.principal,
  situacao: words[user.state],
  ...defined({
    convidado_em: user.invitedAt === undefined ? undefined : new Date(user.invitedAt).toISOString(),
  }),
});

export const linkedUserFromWire = (wire: WireLinkedUser): LinkedUser => ({
  id: wire.id_usuario,
  name: wire.nome,
  email: wire.email,
  principal: wire.principal,
  state: states[wire.situacao],
  ...defined({ invitedAt: wire.convidado_em === undefined ? undefined : Date.parse(wire.convidado_em) }),
});
