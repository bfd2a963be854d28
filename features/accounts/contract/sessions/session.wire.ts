import { defined } from '#kernel/defined.ts';
import { hasToChoose } from '../../domain/client-choice.ts';
import type { Session } from '../../domain/session.ts';
import type { WireLogin } from '../login/login.schema.ts';
import { activePaymentFromWire, activePaymentToWire } from './active-payment.wire.ts';
import { capacityFromWire, capacityToWire } from './capacity.wire.ts';
import { clientChoiceFromWire } from './client-choice.wire.ts';
import { customerFromWire, customerToWire } from './customer.wire.ts';
import type { WireSession } from './session.schema.ts';

const CNPJ_LENGTH = 14;
const CPF_LENGTH = 11;

export const sessionToWire = (session: Session): WireSession => ({
  authenticated: session.authenticated,
  token: session.handle,
  idcliente: session.clientId,
  ...defined({ nome: session.name, email: session.email, nome_cliente: session.clientName }),
  ...(session.capacity === undefined
    ? {}
    : { principal: session.capacity === 'principal', capacidade: capacityToWire(session.capacity) }),
  ...(session.choosing ? { escolhendo_cliente: true } : {}),
  ...defined({
    documento_cliente: session.clientDocument,
    cpf_length: session.company === undefined ? undefined : session.company ? CNPJ_LENGTH : CPF_LENGTH,
    cadastro_aprovado: session.approved,
  }),
  ...(session.refused ? { cadastro_recusado: true } : {}),
  ...activePaymentToWire(session),
  ...customerToWire(session),
});

export const sessionFromWire = (wire: WireSession): Session => ({
  authenticated: wire.authenticated,
  handle: wire.token,
  clientId: wire.idcliente,
  ...defined({
    name: wire.nome,
    email: wire.email,
    clientName: wire.nome_cliente,
    capacity: wire.capacidade === undefined ? undefined : capacityFromWire(wire.capacidade),
    choosing: wire.escolhendo_cliente,
    clientDocument: wire.documento_cliente,
    company: wire.cpf_length === undefined ? undefined : wire.cpf_length === CNPJ_LENGTH,
    approved: wire.cadastro_aprovado,
  }),
  ...(wire.cadastro_recusado ? { refused: true } : {}),
  ...activePaymentFromWire(wire),
  ...customerFromWire(wire),
  ...defined({ notice: wire.message }),
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
  ...defined({ choosing: wire.escolhendo_cliente }),
  company: wire.cpf_length === CNPJ_LENGTH,
  approved: wire.cadastro_aprovado,
  ...(wire.cadastro_recusado ? { refused: true } : {}),
  ...activePaymentFromWire(wire),
  ...customerFromWire(wire),
  hasToChoose: hasToChoose(wire.usuarios_vinculados.map(clientChoiceFromWire)),
});
