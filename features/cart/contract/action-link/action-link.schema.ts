import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  boughtQuantity,
  closed,
  filledText,
  ofSupplier,
  quantity,
  reais,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { cartItemSchema } from '../cart-item.schema.ts';
import { cartNoticeSchema } from '../cart-notice.schema.ts';
import { actionLinkTexts } from './action-link-texts.ts';

const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';

const slug = Type.String({
  pattern: SLUG,
  maxLength: 80,
  description: 'O endereço: /{loja}/link-acao/{codigo}',
});
const moment = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$', description });

/** A page of the shop itself, so that no link leads elsewhere. */
const destination = Type.String({ pattern: '^$|^/[^/\\\\\\u0000][^\\\\\\u0000]*$', maxLength: 200 });

export const openActionLinkSchema = {
  summary: 'O que um link de ação do fornecedor põe no carrinho, com os preços de agora. Nada é guardado.',
  tag: 'Content',
  params: Type.Object({ idfornecedor: uuid, codigo: text(80) }),
  query: Type.Object({ idformapagamento: Type.Optional(uuid) }),
  answer: Type.Object({
    codigo: Type.String(),
    titulo: Type.String(),
    texto: Type.String(),
    destino: Type.String({ description: 'Página da loja depois do carrinho; vazio, a página inicial' }),
    itens: Type.Array(cartItemSchema),
    total: Type.Optional(reais),
    economia: Type.Optional(reais),
    avisos: Type.Array(cartNoticeSchema),
  }),
  refusals: someRefusals(actionLinkTexts, 'link-not-found'),
} as const satisfies EndpointSchema;
export type WireOfferedLink = Static<(typeof openActionLinkSchema)['answer']>;

const ActionLinkObject = Type.Object({
  id: uuid,
  codigo: Type.String(),
  titulo: Type.String(),
  texto: Type.String(),
  destino: Type.String(),
  itens: Type.Array(Type.Object({ idproduto: uuid, quantidade: quantity })),
  ativo: Type.Boolean(),
  inicio: Type.Optional(Type.String()),
  fim: Type.Optional(Type.String()),
});
export type WireActionLink = Static<typeof ActionLinkObject>;

export const listActionLinksSchema = {
  summary: 'Os links de ação da loja, do mais novo ao mais antigo.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ links: Type.Array(ActionLinkObject) }),
} as const satisfies EndpointSchema;

const newActionLink = Type.Object(
  {
    codigo: slug,
    titulo: filledText(120),
    texto: Type.Optional(text(1000)),
    destino: Type.Optional(destination),
    itens: Type.Array(Type.Object({ idproduto: uuid, quantidade: boughtQuantity }, closed), {
      minItems: 1,
      maxItems: 100,
    }),
    inicio: Type.Optional(moment('Antes disso o link não abre')),
    fim: Type.Optional(moment('A partir disso o link não abre mais')),
  },
  closed,
);
export type WireNewActionLink = Static<typeof newActionLink>;

const { 'link-not-found': _, ...creationRefusals } = actionLinkTexts;

export const createActionLinkSchema = {
  summary: 'Cria um link de ação que oferece produtos para o carrinho.',
  tag: 'Painel',
  params: ofSupplier,
  body: newActionLink,
  answer: ActionLinkObject,
  refusals: creationRefusals,
} as const satisfies EndpointSchema;

export const closeActionLinkSchema = {
  summary: 'Encerra um link de ação; o endereço não volta a ser usado.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid, idlink: uuid }),
  answer: ActionLinkObject,
  refusals: someRefusals(actionLinkTexts, 'link-not-found'),
} as const satisfies EndpointSchema;
