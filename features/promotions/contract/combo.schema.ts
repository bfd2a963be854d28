import { type Static, Type } from 'typebox';
import { buyingTerms } from '#features/catalog/contract/buying-terms.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { deliveryType, reais, text, uuid } from '#platform/contract/fields.schema.ts';
import { MAX_COMBOS } from '../domain/combo-problem.ts';
import { comboTexts } from './texts.ts';

const part = Type.Object({
  id: uuid,
  idproduto: uuid,
  slug: Type.String(),
  nome: Type.String(),
  marca: Type.String(),
  unidade: Type.String(),
  imagem: Type.Optional(Type.String({ description: 'Id da foto: /fotos/{id}-{largura}.webp' })),
  fundo: Type.Integer({ minimum: 1, maximum: 8 }),
  quantidade: Type.Number({ description: 'Em um combo' }),
  disponivel: Type.Boolean({ description: 'Há estoque dele para um combo' }),
  precoSozinho: Type.Optional(
    Type.Number({ minimum: 0, description: 'Quanto esta quantidade custa fora do combo' }),
  ),
});

/** Without price fields if prices are hidden from the requester. */
export const comboSchema = Type.Object({
  id: uuid,
  idcombopromocional_cabecalho: uuid,
  slug: Type.String(),
  nome: Type.String(),
  descricao: Type.String(),
  produtos: Type.Array(part),
  preco: Type.Optional(reais),
  precoSozinho: Type.Optional(Type.Number({ minimum: 0, description: 'Quanto custam os produtos sozinhos' })),
  economia: Type.Optional(reais),
  disponivel: Type.Boolean(),
  maximo: Type.Integer({ minimum: 0, description: 'Quantos dá para comprar agora; 0 é esgotado' }),
  maxporpedido: Type.Optional(Type.Integer()),
  maxporcliente: Type.Optional(Type.Integer()),
  formasPagamento: Type.Optional(
    Type.Array(Type.Object({ idformapagto: uuid, nome: Type.String() }), {
      description: 'As únicas; ausente: qualquer uma',
    }),
  ),
  tiposEntrega: Type.Optional(Type.Array(deliveryType, { description: 'Os únicos; ausente: qualquer um' })),
  foraDaEscolha: Type.Optional(
    Type.Enum(['FORMA_PAGAMENTO', 'TIPO_ENTREGA'], {
      description: 'Por que não pode ser comprado da forma pedida',
    }),
  ),
  validoAte: Type.Optional(Type.String({ description: 'Deixa de valer neste instante, em ISO 8601' })),
  exclusivo: Type.Boolean({ description: 'Só para alguns clientes, entre eles este' }),
});

export type WireCombo = Static<typeof comboSchema>;

export const getComboSchema = {
  summary: 'Um combo promocional, com seus produtos, seu preço e quantos dá para comprar.',
  tag: 'Content',
  params: Type.Object({ idcombo: text(120, 'UUID ou slug') }),
  query: Type.Object({ idfornecedor: Type.Optional(uuid), idcliente: Type.Optional(uuid), ...buyingTerms }),
  answer: comboSchema,
  refusals: comboTexts,
} as const satisfies EndpointSchema;

const shared = {
  tag: 'Content',
  query: Type.Object({
    ...buyingTerms,
    idproduto: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
        description: 'Só os combos de que este produto faz parte',
      }),
    ),
  }),
  answer: Type.Object({ combos: Type.Array(comboSchema, { maxItems: MAX_COMBOS }) }),
} as const;

export const listCombosSchema = {
  ...shared,
  summary: 'Os combos promocionais que a loja oferece a todos, com os preços de quem pergunta.',
  params: Type.Object({ idfornecedor: uuid }),
} as const satisfies EndpointSchema;

export const listClientCombosSchema = {
  ...shared,
  summary:
    'Os combos promocionais que a loja oferece a este cliente: os de todos e os que são só dele ou do seu grupo.',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
} as const satisfies EndpointSchema;
