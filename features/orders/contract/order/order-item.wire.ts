import { reasonFromWire, reasonToWire } from '#features/cart/contract/price-reason.wire.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { OrderLine, OrderPreview } from '../../domain/placed-order.ts';
import type { WireOrderItem, WireOrderPreview } from './order-item.schema.ts';

export const orderItemToWire = ({ parts, ...line }: OrderLine): WireOrderItem => ({
  ...productToWire(line),
  ...(parts === undefined
    ? {}
    : { idcombopromocional_cabecalho: line.productId, produtos: parts.map(productToWire) }),
});

export const orderItemFromWire = ({ produtos, ...wire }: WireOrderItem): OrderLine => ({
  ...productFromWire(wire),
  ...(produtos === undefined ? {} : { parts: produtos.map(productFromWire) }),
});

type WireProduct = NonNullable<WireOrderItem['produtos']>[number];

const productToWire = (line: OrderLine): WireProduct => ({
  id: line.productId,
  sku: line.sku,
  slug: line.slug,
  nome: line.name,
  unidade: line.unit,
  ...(line.picture === undefined ? {} : { imagem: line.picture }),
  fundo: line.ground,
  quantidade: toNumber(line.quantity),
  preco: toReais(line.unitPrice),
  ...(line.basePrice === undefined ? {} : { precoSemPagamento: toReais(line.basePrice) }),
  motivoPreco: reasonToWire(line.reason),
  total: toReais(line.total),
  embalarParaPresente: line.giftWrap,
  ...(line.giftWrapPrice === undefined ? {} : { preco_embalagem: toReais(line.giftWrapPrice) }),
  ...(line.askedPrice === undefined ? {} : { precoPedido: toReais(line.askedPrice) }),
  ...(line.discount === undefined ? {} : { desconto: toReais(line.discount) }),
});

const productFromWire = (wire: WireProduct): OrderLine => ({
  productId: wire.id,
  sku: wire.sku,
  slug: wire.slug,
  name: wire.nome,
  unit: wire.unidade,
  ...(wire.imagem === undefined ? {} : { picture: wire.imagem }),
  ground: wire.fundo,
  quantity: parseQuantity(wire.quantidade) ?? NONE,
  unitPrice: fromReais(wire.preco),
  ...(wire.precoSemPagamento === undefined ? {} : { basePrice: fromReais(wire.precoSemPagamento) }),
  reason: reasonFromWire(wire.motivoPreco),
  total: fromReais(wire.total),
  giftWrap: wire.embalarParaPresente,
  ...(wire.preco_embalagem === undefined ? {} : { giftWrapPrice: fromReais(wire.preco_embalagem) }),
  ...(wire.precoPedido === undefined ? {} : { askedPrice: fromReais(wire.precoPedido) }),
  ...(wire.desconto === undefined ? {} : { discount: fromReais(wire.desconto) }),
});

export const previewToWire = ({ name, parts, ...look }: OrderPreview): WireOrderPreview => ({
  nome: name,
  ...lookToWire(look),
  ...(parts === undefined ? {} : { produtos: parts.map(lookToWire) }),
});

export const previewFromWire = ({ nome, produtos, ...look }: WireOrderPreview): OrderPreview => ({
  name: nome,
  ...lookFromWire(look),
  ...(produtos === undefined ? {} : { parts: produtos.map(lookFromWire) }),
});

type Look = Pick<OrderLine, 'picture' | 'ground'>;

const lookToWire = ({ picture, ground }: Look): Pick<WireOrderPreview, 'imagem' | 'fundo'> => ({
  ...(picture === undefined ? {} : { imagem: picture }),
  fundo: ground,
});

const lookFromWire = ({ imagem, fundo }: Pick<WireOrderPreview, 'imagem' | 'fundo'>): Look => ({
  ...(imagem === undefined ? {} : { picture: imagem }),
  ground: fundo,
});
