import type { ClientChoice } from '../../domain/client-choice.ts';
import type { WireClientChoice } from './session-fields.schema.ts';

const CNPJ_LENGTH = 14;
const CPF_LENGTH = 11;

export const clientChoiceToWire = (choice: ClientChoice): WireClientChoice => ({
  id_usuario: choice.linkedUserId,
  principal: choice.principal,
  idcliente: choice.clientId,
  nome: choice.clientName,
  cpf_length: choice.company ? CNPJ_LENGTH : CPF_LENGTH,
  cadastro_aprovado: choice.approved,
  ...(choice.refused ? { cadastro_recusado: true } : {}),
  pode_entrar: choice.mayEnter,
});

export const clientChoiceFromWire = (wire: WireClientChoice): ClientChoice => ({
  linkedUserId: wire.id_usuario,
  clientId: wire.idcliente,
  clientName: wire.nome,
  company: wire.cpf_length === CNPJ_LENGTH,
  principal: wire.principal,
  mayEnter: wire.pode_entrar,
  approved: wire.cadastro_aprovado,
  ...(wire.cadastro_recusado ? { refused: true } : {}),
});
