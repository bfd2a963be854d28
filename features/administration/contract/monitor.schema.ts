import { Type } from 'typebox';
import { UnsentMail } from '#features/accounts/contract/mails/mails.schema.ts';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, instant, orNull, reais, text, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { ShopState } from './suppliers.schema.ts';
import { jobTexts, settingsTexts } from './texts.ts';

const tag = 'Plataforma';
const Shop = Type.Object({ idfornecedor: uuid, nome: Type.String() });

export const showMonitorSchema = {
  summary: 'O que precisa de uma pessoa da plataforma: tarefas, pagamentos sem desfecho conhecido e avisos.',
  tag,
  answer: Type.Object({
    avisos: Type.Array(
      Type.Object({
        tipo: Type.Enum([
          'SEM_SERVIDOR_DE_EMAIL',
          'EMAILS_NAO_ENVIADOS',
          'PAGAMENTOS_SEM_DESFECHO',
          'TAREFA_FALHANDO',
          'TAREFA_PAUSADA',
          'DOMINIO_FALHOU',
          'CERTIFICADO',
          'SEM_SEGUNDA_ETAPA',
        ]),
        quantos: Type.Optional(Type.Integer()),
        nome: Type.Optional(Type.String({ description: 'Da tarefa, da pessoa ou do domínio' })),
        fornecedor: Type.Optional(Shop),
      }),
    ),
    tarefas: Type.Array(
      Type.Object({
        nome: Type.String(),
        ultima: Type.Optional({ ...instant, description: 'Ausente enquanto ela não rodou' }),
        duracaoMs: Type.Optional(Type.Integer()),
        proxima: instant,
        processados: Type.Integer({ description: 'Na última vez em que deu certo' }),
        falhas: Type.Integer({ description: 'Seguidas' }),
        falhandoDesde: Type.Optional(instant),
        ultimoErro: Type.Optional(Type.String()),
        pausadaEm: Type.Optional({ ...instant, description: 'Desde então só roda a pedido' }),
        pedidaEm: Type.Optional({ ...instant, description: 'Alguém a pediu, e ela ainda não terminou' }),
        rodandoDesde: Type.Optional(instant),
      }),
    ),
    falhasDefinitivas: Type.Array(
      Type.Object({
        id: uuid,
        tarefa: Type.String(),
        tentativas: Type.Integer({ description: 'Seguidas, sem sucesso' }),
        desde: instant,
        ultimaFalha: instant,
        erro: Type.String(),
        resolvidaEm: Type.Optional({ ...instant, description: 'Quando a tarefa voltou a dar certo' }),
      }),
    ),
    pagamentos: Type.Array(
      Type.Object({
        fornecedor: Shop,
        numpedido: Type.Integer(),
        provedor: Type.String(),
        valor: reais,
        operacao: Type.String(),
        tentativas: Type.Integer(),
        desde: instant,
      }),
    ),
    emailsNaoEnviados: Type.Integer(),
  }),
} as const satisfies EndpointSchema;

const NamedJob = Type.Object({ nome: text(100, 'Como no monitor: `old rows`') }, closed);

export const runJobSchema = {
  summary: 'Pede que uma tarefa rode já, também se está pausada; se está rodando, roda de novo em seguida.',
  tag,
  body: NamedJob,
  answer: Type.Object({ pedida: Type.Literal(true) }),
  refusals: jobTexts,
} as const satisfies EndpointSchema;

export const pauseJobSchema = {
  summary: 'Pausa uma tarefa: ela só roda a pedido, até ser retomada. A que está rodando termina.',
  tag,
  body: NamedJob,
  answer: Type.Object({ pausada: Type.Literal(true) }),
  refusals: jobTexts,
} as const satisfies EndpointSchema;

export const resumeJobSchema = {
  summary: 'Retoma uma tarefa pausada; se passou da hora, ela roda logo.',
  tag,
  body: NamedJob,
  answer: Type.Object({ pausada: Type.Literal(false) }),
  refusals: jobTexts,
} as const satisfies EndpointSchema;

export const listPlatformMailsSchema = {
  summary: 'Os e-mails de todas as lojas que não puderam ser enviados, o mais recente primeiro.',
  tag,
  query: Type.Object(pageFields),
  answer: pageSchema(UnsentMail),
} as const satisfies EndpointSchema;

export const resendPlatformMailsSchema = {
  summary: 'Põe de volta na fila os e-mails que não puderam ser enviados: os de `ids`, ou todos.',
  tag,
  body: Type.Object({ ids: Type.Optional(Type.Array(uuid, { minItems: 1, maxItems: 100 })) }, closed),
  answer: Type.Object({ naFila: Type.Integer() }),
} as const satisfies EndpointSchema;

export const searchPlatformSchema = {
  summary: 'Procura lojas, clientes e pedidos em toda a plataforma.',
  tag,
  query: Type.Object({ q: text(100, 'Nome, apelido, e-mail, documento ou número de pedido') }),
  answer: Type.Object({
    lojas: Type.Array(
      Type.Object({ idfornecedor: uuid, nome: Type.String(), slug: Type.String(), situacao: ShopState }),
    ),
    clientes: Type.Array(
      Type.Object({
        idcliente: uuid,
        nome: Type.String(),
        documento: orNull(Type.String({ description: 'De uma pessoa, só uma parte' })),
        email: Type.String({ description: 'Só uma parte' }),
        fornecedores: Type.Array(Shop),
      }),
    ),
    pedidos: Type.Array(
      Type.Object({ fornecedor: Shop, numpedido: Type.Integer(), total: reais, em: instant }),
    ),
  }),
} as const satisfies EndpointSchema;

const Settings = Type.Object({
  sitePadrao: orNull(text(300, 'Apelido de uma loja ou endereço: aonde leva a página inicial da plataforma')),
  versao: version,
});

export const showSettingsSchema = {
  summary: 'As configurações de toda a plataforma.',
  tag,
  answer: Settings,
} as const satisfies EndpointSchema;

export const changeSettingsSchema = {
  summary: 'Muda aonde leva a página inicial da plataforma; sem nada, ela lista as lojas abertas.',
  tag,
  body: Type.Object({ ...Settings.properties }, closed),
  answer: Settings,
  refusals: { ...settingsTexts, ...changedByOtherText },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;
