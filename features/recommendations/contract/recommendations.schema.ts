import { Type } from 'typebox';
import { buyingTerms } from '#features/catalog/contract/buying-terms.schema.ts';
import { productSchema } from '#features/catalog/contract/products/product.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { described, ofClient, text } from '#platform/contract/fields.schema.ts';
import { recommendationTexts } from './texts.ts';

const visao = Type.Enum(['HOME', 'PRODUTO', 'CARRINHO', 'BUSCA'], {
  description: 'Onde se mostra: a busca é a que nada achou',
});

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** As many ids as an answer has products, or a cart's first ones. */
const items = Type.String({ pattern: `^${id}(,${id}){0,19}$`, maxLength: 20 * 37 });

export const recommendProductsSchema = {
  summary:
    'Produtos sugeridos pelos pedidos da loja; os do próprio cliente só contam se ele permite a personalização.',
  tag: 'Content',
  params: ofClient,
  query: Type.Object({
    ...buyingTerms,
    visao,
    item_id: Type.Optional(described(items, 'O produto da página ou os do carrinho, separados por vírgula')),
  }),
  answer: Type.Object({
    sucesso: Type.Boolean({ description: 'Falso onde a loja não sugere produtos' }),
    produtos: Type.Array(productSchema),
    sessao_id: Type.String({ description: 'Para o retorno sobre estes produtos, por quatro horas' }),
  }),
} as const satisfies EndpointSchema;

export const sendFeedbackSchema = {
  summary: 'O que o comprador fez com produtos sugeridos; cada ação conta uma vez por sessão e produto.',
  tag: 'Content',
  body: Type.Object({
    acao: Type.Enum(['VISUALIZOU', 'CLICOU', 'ADICIONOU', 'OCULTOU']),
    visao,
    item_id: described(items, 'Um produto ou vários, separados por vírgula'),
    sessao_id: text(2_000),
  }),
  answer: Type.Object({ sucesso: Type.Literal(true) }),
  refusals: recommendationTexts,
} as const satisfies EndpointSchema;
