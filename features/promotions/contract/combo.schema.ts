import { type Static, Type } from 'typebox';
import { reais, uuid } from '#features/catalog/contract/fields.schema.ts';
import { DeliveryTypeField } from '#features/suppliers/contract/fields.schema.ts';

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
  tiposEntrega: Type.Optional(
    Type.Array(DeliveryTypeField, { description: 'Os únicos; ausente: qualquer um' }),
  ),
  foraDaEscolha: Type.Optional(
    Type.Enum(['FORMA_PAGAMENTO', 'TIPO_ENTREGA'], {
      description: 'Por que não pode ser comprado da forma pedida',
    }),
  ),
  validoAte: Type.Optional(Type.String({ description: 'Deixa de valer neste instante, em ISO 8601' })),
  exclusivo: Type.Boolean({ description: 'Só para alguns clientes, entre eles este' }),
});

export type WireCombo = Static<typeof comboSchema>;
