import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { instant, orderNumber, reais, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { nfeTexts } from './nfe-texts.ts';

const chave = Type.String({ pattern: '^[0-9A-Z]{44}$', description: 'Chave de acesso da NF-e' });
const ofOrder = Type.Object({ numpedido: orderNumber, idfornecedor: uuid });

const nfeSchema = Type.Object({
  chave: Type.String({ description: 'Chave de acesso, com 44 posições' }),
  numpedido: Type.Integer(),
  numero: Type.Integer(),
  serie: Type.Integer(),
  emitidaEm: instant,
  cnpjEmitente: Type.String({ description: 'CNPJ ou CPF sem pontuação' }),
  emitente: Type.String(),
  valorTotal: reais,
  comValorFiscal: Type.Boolean({ description: 'Autorizada, e não de homologação' }),
  anexadaEm: instant,
});
export type WireNfe = Static<typeof nfeSchema>;

const nfeList = Type.Object({ notas: Type.Array(nfeSchema) });

const file = (type: string) => Type.Unsafe<Uint8Array>({ type: 'string', contentMediaType: type });

export const orderNfesSchema = {
  summary: 'As NF-e de um pedido do cliente, uma por entrega.',
  tag: 'Orders',
  params: ofOrder,
  answer: nfeList,
  refusals: someRefusals(nfeTexts, 'nfe-not-found'),
} as const satisfies EndpointSchema;

export const danfeSchema = {
  summary: 'O DANFE das NF-e de um pedido do cliente, em PDF: de uma delas ou de todas.',
  tag: 'Orders',
  params: ofOrder,
  query: Type.Object({ chave: Type.Optional(chave) }),
  answer: file('application/pdf'),
  answerType: 'application/pdf',
  refusals: someRefusals(nfeTexts, 'nfe-not-found'),
} as const satisfies EndpointSchema;

export const nfeXmlSchema = {
  summary: 'O XML de uma NF-e de um pedido do cliente, como foi assinado.',
  tag: 'Orders',
  params: Type.Object({ ...ofOrder.properties, chave }),
  answer: Type.Unsafe<string>({ type: 'string', contentMediaType: 'application/xml' }),
  answerType: 'application/xml; charset=utf-8',
  refusals: someRefusals(nfeTexts, 'nfe-not-found'),
} as const satisfies EndpointSchema;

export const listNfesSchema = {
  summary: 'As NF-e de um pedido da loja.',
  tag: 'Painel',
  params: ofOrder,
  answer: nfeList,
  refusals: someRefusals(nfeTexts, 'order-not-found'),
} as const satisfies EndpointSchema;

const { 'nfe-not-found': _, ...attachRefusals } = nfeTexts;

export const attachNfeSchema = {
  summary: 'Anexa a um pedido a NF-e do corpo: o XML autorizado (nfeProc 4.00), de até 2 MB.',
  tag: 'Painel',
  params: ofOrder,
  body: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/xml' }),
  bodyTypes: ['application/xml', 'text/xml', 'application/octet-stream'],
  answer: Type.Object({
    nota: nfeSchema,
    avisos: Type.Array(Type.Object({ codigo: Type.String(), mensagem: Type.String() }), {
      description: 'O que chama a atenção nela; ela foi anexada mesmo assim',
    }),
  }),
  refusals: attachRefusals,
} as const satisfies EndpointSchema;

export const removeNfeSchema = {
  summary: 'Retira de um pedido uma NF-e anexada por engano.',
  tag: 'Painel',
  params: Type.Object({ ...ofOrder.properties, chave }),
  answer: nfeList,
  refusals: someRefusals(nfeTexts, 'nfe-not-found'),
} as const satisfies EndpointSchema;
