import type { LinkedUser, LinkedUserState } from '#features/delegation/domain/linked-user.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { ClientPage } from '../domain/client-page.ts';
import type { WireClientPage } from './client-page.schema.ts';
import { clientSummaryFromWire, clientSummaryToWire } from './client-summary.wire.ts';

type WireClientUser = WireClientPage['usuarios'][number];
type WireUserState = WireClientUser['situacao'];

const STATES = {
  active: 'ATIVO',
  invited: 'CONVIDADO',
  expired: 'VENCIDO',
} as const satisfies Record<LinkedUserState, WireUserState>;

export const clientUserToWire = ({ id, name, email, principal, state }: LinkedUser): WireClientUser => ({
  id_usuario: id,
  nome: name,
  email,
  principal,
  situacao: STATES[state],
});

export const clientUserFromWire = ({
  id_usuario,
  nome,
  email,
  principal,
  situacao,
}: WireClientUser): LinkedUser => ({
  id: id_usuario,
  name: nome,
  email,
  principal,
  state: stateFromWire(situacao),
});

const stateFromWire = (state: WireUserState): LinkedUserState =>
  state === 'ATIVO' ? 'active' : state === 'CONVIDADO' ? 'invited' : 'expired';

const iso = (at: number): string => new Date(at).toISOString();

export const clientPageToWire = (page: ClientPage): WireClientPage => ({
  ...clientSummaryToWire(page),
  idcadastroextracliente: page.customerId,
  inscricaoestadual: page.stateRegistration,
  telefone: page.phone,
  caracteristicas: page.characteristics.map(({ id, name, answer }) => ({
    idcaracteristica: id,
    nome: name,
    valor: answer,
  })),
  versao: page.version,
  excluido: page.forgotten,
  credito: {
    limite_credito_total: toReais(page.credit.limit),
    limite_credito_disponivel: toReais(page.credit.available),
  },
  grupos: [...page.groups],
  gruposAutomaticos: [...page.automaticGroups],
  enderecos: page.addresses.map((address) => ({
    idendereco: address.id,
    apelido: address.label,
    rua: address.street,
    numero: address.number,
    complemento: address.complement,
    bairro: address.district,
    cidade: address.city,
    uf: address.state,
    cep: address.postalCode,
    pais: address.country,
    referencia: address.reference,
    principal: address.primary,
  })),
  usuarios: page.users.map(clientUserToWire),
  listas: page.lists.map(({ id, name, productCount, updatedAt }) => ({
    idlista: id,
    nome: name,
    totalProdutos: productCount,
    atualizadaEm: iso(updatedAt),
  })),
  conversas: page.conversations.map(({ id, orderNumber, changedAt, messages, closed }) => ({
    sala: id,
    numpedido: orderNumber ?? null,
    em: iso(changedAt),
    mensagens: messages,
    encerrada: closed,
  })),
  termosAceitos: page.acceptedTerms.map(({ version, at, by }) => ({ versao: version, em: iso(at), por: by })),
});

export const clientPageFromWire = (wire: WireClientPage): ClientPage => ({
  ...clientSummaryFromWire(wire),
  customerId: wire.idcadastroextracliente,
  stateRegistration: wire.inscricaoestadual,
  phone: wire.telefone,
  characteristics: wire.caracteristicas.map(({ idcaracteristica, nome, valor }) => ({
    id: idcaracteristica,
    name: nome,
    answer: valor,
  })),
  version: wire.versao,
  forgotten: wire.excluido,
  credit: {
    limit: fromReais(wire.credito.limite_credito_total),
    available: fromReais(wire.credito.limite_credito_disponivel),
  },
  groups: wire.grupos,
  automaticGroups: wire.gruposAutomaticos,
  addresses: wire.enderecos.map((address) => ({
    id: address.idendereco,
    label: address.apelido,
    street: address.rua,
    number: address.numero,
    complement: address.complemento,
    district: address.bairro,
    city: address.cidade,
    state: address.uf,
    postalCode: address.cep,
    country: address.pais,
    reference: address.referencia,
    primary: address.principal,
  })),
  users: wire.usuarios.map(clientUserFromWire),
  lists: wire.listas.map(({ idlista, nome, totalProdutos, atualizadaEm }) => ({
    id: idlista,
    name: nome,
    productCount: totalProdutos,
    updatedAt: Date.parse(atualizadaEm),
  })),
  conversations: wire.conversas.map(({ sala, numpedido, em, mensagens, encerrada }) => ({
    id: sala,
    ...(numpedido === null ? {} : { orderNumber: numpedido }),
    changedAt: Date.parse(em),
    messages: mensagens,
    closed: encerrada,
  })),
  acceptedTerms: wire.termosAceitos.map(({ versao, em, por }) => ({
    version: versao,
    at: Date.parse(em),
    by: por,
  })),
});
