import { newId } from '#platform/db/new-id.ts';

type Part = Readonly<Record<string, unknown>>;
interface Request {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
}

/** No link has it. */
const NOBODYS_CODE = 'A'.repeat(43);
/** Of a change that is refused, because the thing was never changed so often. */
export const LATE_VERSION = 2_000_000_000;

/** Requests of the platform's administration; those that would change what other calls need name nobody's things. */
export function platformRequests(
  idfornecedor: string,
  run: number,
  { clientId, orderNumber }: { readonly clientId: string; readonly orderNumber: number },
): Readonly<Record<string, Request>> {
  const params = { idfornecedor };
  const shop = '/v4/plataforma/fornecedores/:idfornecedor';
  const identity = { nome: 'Nova Loja', razaoSocial: '', cnpj: '', endereco: '' };
  const ofDomain = { ...params, dominio: 'ninguem.exemplo.com.br' };
  const person = { nome: 'Rita Prado', email: `rita${run}@exemplo.com.br` };
  return {
    'GET /v4/plataforma/fornecedores': {
      query: { pagina: 1, limite: 20, busca: 'loja', situacao: 'ABERTA' },
    },
    'POST /v4/plataforma/fornecedores': { body: { ...identity, slug: `nova-${run}-${newId().slice(-8)}` } },
    [`GET ${shop}`]: { params },
    [`PUT ${shop}`]: { params, body: { ...identity, slug: 'mercado', versao: LATE_VERSION } },
    [`PUT ${shop}/comportamento`]: {
      params,
      body: { tags: ['has-delivery'], modulos: [], whiteLabel: false, listado: true, versao: LATE_VERSION },
    },
    [`PUT ${shop}/situacao`]: {
      params,
      body: { situacao: 'SUSPENSA', motivo: 'A pedido', versao: LATE_VERSION },
    },
    [`GET ${shop}/dominios`]: { params },
    [`POST ${shop}/dominios`]: { params, body: { dominio: `loja-${newId().slice(-8)}.exemplo.com.br` } },
    [`DELETE ${shop}/dominios/:dominio`]: { params: ofDomain },
    [`POST ${shop}/dominios/:dominio/verificar`]: { params: ofDomain },
    [`POST ${shop}/dominios/:dominio/principal`]: { params: ofDomain },
    [`GET ${shop}/pessoas`]: { params },
    [`POST ${shop}/convites`]: { params, body: person },
    [`DELETE ${shop}/convites/:idconvite`]: { params: { ...params, idconvite: newId() } },
    [`POST ${shop}/pessoas/:idpessoa/personificar`]: {
      params: { ...params, idpessoa: newId() },
      body: { motivo: 'Ver o que a pessoa vê' },
    },
    [`POST ${shop}/pedidos/:numpedido/consultar`]: { params: { ...params, numpedido: orderNumber } },
    [`POST ${shop}/clientes/:idcliente/consultar`]: { params: { ...params, idcliente: clientId } },
    'GET /v4/plataforma/solicitacoes': { query: { pagina: 1, limite: 20, situacao: 'ABERTA' } },
    [`POST ${shop}/solicitacao/aprovar`]: { params, body: { versao: LATE_VERSION } },
    [`POST ${shop}/solicitacao/devolver`]: {
      params,
      body: { mensagem: 'Mande o contrato social', versao: LATE_VERSION },
    },
    'GET /v4/plataforma/historico': {
      query: {
        pagina: 1,
        limite: 20,
        busca: 'ana',
        tipo: 'person',
        loja: idfornecedor,
        de: '2026-01-01',
        ate: '2026-12-31',
      },
    },
    'GET /v4/plataforma/pessoas': {},
    'POST /v4/plataforma/pessoas/convites': { body: { ...person, papel: 'SUPORTE' } },
    'DELETE /v4/plataforma/pessoas/convites/:idconvite': { params: { idconvite: newId() } },
    'PUT /v4/plataforma/pessoas/:idpessoa': { params: { idpessoa: newId() }, body: { papel: 'SUPORTE' } },
    'DELETE /v4/plataforma/pessoas/:idpessoa': { params: { idpessoa: newId() } },
    'GET /v4/plataforma/monitor': {},
    'POST /v4/plataforma/tarefas/executar': { body: { nome: 'nothing' } },
    'POST /v4/plataforma/tarefas/pausar': { body: { nome: 'nothing' } },
    'POST /v4/plataforma/tarefas/retomar': { body: { nome: 'nothing' } },
    'GET /v4/plataforma/emails/nao-enviados': { query: { pagina: 1, limite: 20 } },
    'POST /v4/plataforma/emails/nao-enviados/reenviar': { body: { ids: [newId()] } },
    'GET /v4/plataforma/busca': { query: { q: 'loja' } },
    'GET /v4/plataforma/configuracoes': {},
    'PUT /v4/plataforma/configuracoes': { body: { sitePadrao: null, versao: LATE_VERSION } },
    'GET /v4/plataforma/primeiro-acesso': {},
    'POST /v4/plataforma/primeiro-acesso': {
      body: { codigo: 'ABCD-EFGH', nome: 'Rita', email: person.email, senha: 'um barco verde' },
    },
    'POST /v4/plataforma/convite': { body: { codigo: NOBODYS_CODE } },
    'POST /v4/plataforma/convite/aceitar': { body: { codigo: NOBODYS_CODE, senha: 'um barco verde' } },
    'POST /v4/painel/eu/personificacao/encerrar': {},
    'GET /v4/painel/:idfornecedor/solicitacao': { params },
    'PUT /v4/painel/:idfornecedor/solicitacao': {
      params,
      body: {
        ...{ nome: 'Nova Loja', slug: 'nova-loja', razaoSocial: 'Nova Loja Ltda.' },
        ...{ cnpj: '11.222.333/0001-81', motivo: 'A empresa mudou de nome', versao: LATE_VERSION },
      },
    },
    'POST /v4/painel/:idfornecedor/solicitacao/retirar': { params, body: { versao: LATE_VERSION } },
    'GET /v4/painel/:idfornecedor/preparo': { params },
    'POST /v4/painel/:idfornecedor/preparo/publicar': { params },
  };
}
