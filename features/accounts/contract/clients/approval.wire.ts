import type { Applicant, ApprovalState } from '../../domain/applicant.ts';
import type { WireApplicant } from './approval.schema.ts';

const words = {
  waiting: 'AGUARDANDO',
  approved: 'APROVADO',
  refused: 'RECUSADO',
} as const satisfies Record<ApprovalState, WireApplicant['situacao']>;

export const standingToWire = (standing: ApprovalState): WireApplicant['situacao'] => words[standing];

export const standingFromWire = (wire: WireApplicant['situacao']): ApprovalState =>
  wire === words.approved ? 'approved' : wire === words.refused ? 'refused' : 'waiting';

export const applicantToWire = (applicant: Applicant): WireApplicant => ({
  idcliente: applicant.clientId,
  situacao: standingToWire(applicant.standing),
  tipo: applicant.kind === 'company' ? 'EMPRESA' : 'PESSOA',
  nome: applicant.name,
  documento: applicant.document,
  inscricaoestadual: applicant.stateRegistration,
  responsavel: applicant.userName,
  email: applicant.email,
  telefone: applicant.phone,
  caracteristicas: applicant.characteristics.map(({ id, name, answer }) => ({
    idcaracteristica: id,
    nome: name,
    valor: answer,
  })),
  desde: new Date(applicant.since).toISOString(),
});

export const applicantFromWire = (wire: WireApplicant): Applicant => ({
  clientId: wire.idcliente,
  standing: standingFromWire(wire.situacao),
  kind: wire.tipo === 'EMPRESA' ? 'company' : 'person',
  name: wire.nome,
  document: wire.documento,
  stateRegistration: wire.inscricaoestadual,
  userName: wire.responsavel,
  email: wire.email,
  phone: wire.telefone,
  characteristics: wire.caracteristicas.map(({ idcaracteristica, nome, valor }) => ({
    id: idcaracteristica,
    name: nome,
    answer: valor,
  })),
  since: Date.parse(wire.desde),
});
