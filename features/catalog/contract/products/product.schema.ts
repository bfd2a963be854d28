import { type Static, Type } from 'typebox';
import { instant, quantity, reais, uuid } from '#platform/contract/fields.schema.ts';

/** What no grant of an attendant changes. */
const basePrices = {
  preco: Type.Optional(Type.Number({ description: 'Com os efeitos deste cliente' })),
  preconf: Type.Optional(Type.Number({ description: 'Preço normal' })),
  precoanterior: Type.Optional(
    Type.Number({
      description: 'O preço normal sem as políticas comerciais que o baixaram; ausente onde nenhuma baixou',
    }),
  ),
  precovendaatacado: Type.Optional(reais),
  minvendaatacado: Type.Optional(quantity),
  multiploincremento: Type.Optional(quantity),
  efeitospoliticas: Type.Optional(
    Type.Object({
      descontoProgressivo: Type.Record(Type.String(), Type.Number(), {
        description: 'Preço por faixa de quantidade: {"10": 8.9}',
      }),
      politicas: Type.Optional(
        Type.Array(Type.Object({ id: uuid, nome: Type.String() }), {
          description: 'As políticas comerciais que fizeram estes preços',
        }),
      ),
    }),
  ),
};

const prices = {
  ...basePrices,
  precoatendente: Type.Optional(
    Type.Number({ minimum: 0, description: 'O preço que um atendente concedeu a este cliente' }),
  ),
  minatendente: Type.Optional(
    Type.Number({ minimum: 0, description: 'A partir de quanto vale o preço do atendente; ausente: sempre' }),
  ),
  maxatendente: Type.Optional(
    Type.Number({ minimum: 0, description: 'Até quanto vale o preço do atendente; ausente: sem limite' }),
  ),
};

/** Product in list, spec 3. Without price fields if prices are hidden from the requester. */
export const productFields = {
  id: uuid,
  idproduto: uuid,
  idcadastroextraproduto: uuid,
  sku: Type.Optional(Type.String({ description: 'O código do produto na loja' })),
  slug: Type.String(),
  name: Type.String(),
  nome: Type.String(),
  marca: Type.String(),
  unidade: Type.String(),
  imagem: Type.Optional(Type.String({ description: 'Id da foto: /fotos/{id}-{largura}.webp' })),
  fundo: Type.Integer({ minimum: 1, maximum: 8, description: 'Tom do cartão atrás da foto' }),
  categoria: Type.Optional(Type.String({ description: 'Caminho da categoria: hortifruti/frutas' })),
  disponivel: Type.Boolean(),
  estoque: Type.Optional(quantity),
  tags: Type.Array(Type.String()),
  maiorDeIdade: Type.Optional(
    Type.Boolean({ description: 'Só para maiores de 18 anos: o pedido pede a declaração de idade' }),
  ),
  idprodutoprincipal: Type.Optional(
    Type.String({ description: 'O produto de que este é outro tamanho, cor ou sabor' }),
  ),
  ultimacompra: Type.Optional(
    Type.Object(
      { preco: reais, quantidade: quantity, data: instant },
      { description: 'Como o cliente comprou por último; só nas listas do que já comprou' },
    ),
  ),
  granularidade: quantity,
  min_por_pedido: quantity,
  maxporpedido: Type.Optional(quantity),
  ...prices,
  ofertas: Type.Optional(
    Type.Array(Type.Object({ idoferta: uuid, chamada: Type.String() }), {
      description: 'As ofertas de que o produto participa: "Leve 3, pague 2". O carrinho diz o que dão',
    }),
  ),
  semPagamento: Type.Optional(
    Type.Object(
      {
        variacao: Type.Number({ description: 'Quanto a forma de pagamento muda os preços, em %' }),
        ...basePrices,
      },
      { description: 'Os preços antes do que a forma de pagamento muda neles; ausente onde não muda' },
    ),
  ),
};

export const productSchema = Type.Object(productFields);
export type WireProduct = Static<typeof productSchema>;
