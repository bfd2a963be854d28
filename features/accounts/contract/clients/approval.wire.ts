import { defined } from '#kernel/defined.ts';
import type { Applicant, ApplicantAddress, ApplicantCounts, ApprovalState } from '../../domain/applicant.ts';
import { comparedCheckFromWire, comparedCheckToWire } from '../registration/register-check.wire.ts';
import {
  documentFromWire,
  documentRequestFromWire,
  documentRequestToWire,
  documentToWire,
} from '../registration/registration-document.wire.ts';
import type { WireApplicant, WireApplicantCounts } from './approval.schema.ts';

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
  enderecos: applicant.addresses.map(addressToWire),
  receita: applicant.register === undefined ? null : comparedCheckToWire(applicant.register),
  documentos: applicant.documents.map(documentToWire),
  documentos_pedidos:
    applicant.documentRequest === undefined ? null : documentRequestToWire(applicant.documentRequest),
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
  addresses: wire.enderecos.map(addressFromWire),
  documents: wire.documentos.map(documentFromWire),
  ...defined({
    register: wire.receita === null ? undefined : comparedCheckFromWire(wire.receita),
    documentRequest:
      wire.documentos_pedidos === null ? undefined : documentRequestFromWire(wire.documentos_pedidos),
  }),
});

type WireAddress = WireApplicant['enderecos'][number];

const addressToWire = ({
  street,
  number,
  district,
  city,
  state,
  postalCode,
}: ApplicantAddress): WireAddress => ({
  logradouro: street,
  numero: number,
  bairro: district,
  municipio: city,
  uf: state,
  cep: postalCode,
});

const addressFromWire = (wire: WireAddress): ApplicantAddress => ({
  street: wire.logradouro,
  number: wire.numero,
  district: wire.bairro,
  city: wire.municipio,
  state: wire.uf,
  postalCode: wire.cep,
});

export const applicantCountsToWire = ({
  waiting,
  approved,
  refused,
}: ApplicantCounts): WireApplicantCounts => ({
  aguardando: waiting,
  aprovados: approved,
  recusados: refused,
});

export const applicantCountsFromWire = (wire: WireApplicantCounts): ApplicantCounts => ({
  waiting: wire.aguardando,
  approved: wire.aprovados,
  refused: wire.recusados,
});
