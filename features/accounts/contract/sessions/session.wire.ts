import { hasToChoose } from '../../domain/client-choice.ts';
import type { Session } from '../../domain/session.ts';
import type { WireLogin } from '../login/login.schema.ts';
import { capacityFromWire, capacityToWire } from './capacity.wire.ts';
import { clientChoiceFromWire } from './client-choice.wire.ts';
import type { WireSession } from './session.schema.ts';

const CNPJ_LENGTH = 14;
const CPF_LENGTH = 11;

export const sessionToWire = (session: Session): WireSession => ({
  authenticated: session.authenticated,
  token: session.handle,
  idcliente: session.clientId,
  ...(session.name === undefined ? {} : { nome: session.name }),
  ...(session.email === undefined ? {} : { email: session.email }),
  ...(session.clientName === undefined ? {} : { nome_cliente: session.clientName }),
  ...(session.capacity === undefined
    ? {}
    : { principal: session.capacity === 'principal', capacidade: capacityToWire(session.capacity) }),
  ...(session.choosing ? { escolhendo_cliente: true } : {}),
  ...(session.clientDocument === undefined ? {} : { documento_cliente: session.clientDocument }),
  ...(session.company === undefined ? {} : { cpf_length: session.company ? CNPJ_LENGTH : CPF_LENGTH }),
  ...(session.approved === undefined ? {} : { cadastro_aprovado: session.approved }),
  ...(session.refused ? { cadastro_recusado: true } : {}),
});

export const sessionFromWire = (wire: WireSession): Session => ({
  authenticated: wire.authenticated,
  handle: wire.token,
  clientId: wire.idcliente,
  ...(wire.nome === undefined ? {} : { name: wire.nome }),
  ...(wire.email === undefined ? {} : { email: wire.email }),
  ...(wire.nome_cliente === undefined ? {} : { clientName: wire.nome_cliente }),
  ...(wire.capacidade === undefined ? {} : { capacity: capacityFromWire(wire.capacidade) }),
  ...(wire.escolhendo_cliente === undefined ? {} : { choosing: wire.escolhendo_cliente }),
  ...(wire.documento_cliente === undefined ? {} : { clientDocument: wire.documento_cliente }),
  ...(wire.cpf_length === undefined ? {} : { company: wire.cpf_length === CNPJ_LENGTH }),
  ...(wire.cadastro_aprovado === undefined ? {} : { approved: wire.cadastro_aprovado }),
  ...(wire.cadastro_recusado ? { refused: true } : {}),
  ...(wire.message === undefined ? {} : { notice: wire.message }),
});

/** A login response has everything that a session check returns. */
export const sessionFromLogin = (wire: WireLogin): Session => ({
  authenticated: true,
  handle: wire.token,
  clientId: wire.idcliente,
  name: wire.nome,
  email: wire.email,
  clientName: wire.nome_cliente,
  capacity: capacityFromWire(wire.capacidade),
  ...(wire.escolhendo_cliente === undefined ? {} : { choosing: wire.escolhendo_cliente }),
  company: wire.cpf_length === CNPJ_LENGTH,
  approved: wire.cadastro_aprovado,
  ...(wire.cadastro_recusado ? { refused: true } : {}),
  hasToChoose: hasToChoose(wire.usuarios_vinculados.map(clientChoiceFromWire)),
});
