import { reasonFromWire, reasonToWire } from '#features/cart/contract/price-reason.wire.ts';
import {
  appliedPromotionFromWire,
  appliedPromotionToWire,
} from '#features/promotions/contract/promotion/applied-promotion.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { OrderPreview } from '../../domain/paid-order.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import type { WireOrderItem, WireOrderPreview } from './order-item.schema.ts';

export const orderItemToWire = ({ parts, ...line }: OrderLine): WireOrderItem => ({
  ...productToWire(line),
  ...(parts === undefined
    ? {}
    : { idcombopromocional_cabecalho: line.productId, produtos: parts.map(productToWire) }),
});

export const orderItemFromWire = ({ produtos, ...wire }: WireOrderItem): OrderLine => ({
  ...productFromWire(wire),
  ...defined({ parts: produtos === undefined ? undefined : produtos.map(productFromWire) }),
});

type WireProduct = NonNullable<WireOrderItem['produtos']>[number];

const productToWire = (line: OrderLine): WireProduct => ({
  id: line.productId,
  sku: line.sku,
  slug: line.slug,
  nome: line.name,
  unidade: line.unit,
  ...defined({ imagem: line.picture }),
  fundo: line.ground,
  quantidade: toNumber(line.quantity),
  preco: toReais(line.unitPrice),
  ...defined({
    precoSemPagamento: line.basePrice === undefined ? undefined : toReais(line.basePrice),
    precoSemDesconto: line.undiscountedPrice === undefined ? undefined : toReais(line.undiscountedPrice),
  }),
  motivoPreco: reasonToWire(line.reason),
  total: toReais(line.total),
  ...defined({
    ofertasAplicadas: line.promotions === undefined ? undefined : line.promotions.map(appliedPromotionToWire),
  }),
  embalarParaPresente: line.giftWrap,
  ...defined({
    preco_embalagem: line.giftWrapPrice === undefined ? undefined : toReais(line.giftWrapPrice),
    precoPedido: line.requestedPrice === undefined ? undefined : toReais(line.requestedPrice),
    desconto: line.discount === undefined ? undefined : toReais(line.discount),
  }),
});

const productFromWire = (wire: WireProduct): OrderLine => ({
  productId: wire.id,
  sku: wire.sku,
  slug: wire.slug,
  name: wire.nome,
  unit: wire.unidade,
  ...defined({ picture: wire.imagem }),
  ground: wire.fundo,
  quantity: parseQuantity(wire.quantidade) ?? NONE,
  unitPrice: fromReais(wire.preco),
  ...defined({
    basePrice: wire.precoSemPagamento === undefined ? undefined : fromReais(wire.precoSemPagamento),
    undiscountedPrice: wire.precoSemDesconto === undefined ? undefined : fromReais(wire.precoSemDesconto),
  }),
  reason: reasonFromWire(wire.motivoPreco),
  total: fromReais(wire.total),
  ...defined({
    promotions:
      wire.ofertasAplicadas === undefined ? undefined : wire.ofertasAplicadas.map(appliedPromotionFromWire),
  }),
  giftWrap: wire.embalarParaPresente,
  ...defined({
    giftWrapPrice: wire.preco_embalagem === undefined ? undefined : fromReais(wire.preco_embalagem),
    requestedPrice: wire.precoPedido === undefined ? undefined : fromReais(wire.precoPedido),
    discount: wire.desconto === undefined ? undefined : fromReais(wire.desconto),
  }),
});

export const previewToWire = ({ parts, ...look }: OrderPreview): WireOrderPreview => ({
  ...lookToWire(look),
  ...defined({ produtos: parts === undefined ? undefined : parts.map(lookToWire) }),
});

export const previewFromWire = ({ produtos, ...look }: WireOrderPreview): OrderPreview => ({
  ...lookFromWire(look),
  ...defined({ parts: produtos === undefined ? undefined : produtos.map(lookFromWire) }),
});

type Look = Pick<OrderLine, 'name' | 'picture' | 'ground'>;

const lookToWire = ({ name, picture, ground }: Look): WireLook & { readonly nome: string } => ({
  nome: name,
  ...defined({ imagem: picture }),
  fundo: ground,
});

/** A process of the version before sends a combo's products without names. */
const lookFromWire = ({ nome = '', imagem, fundo }: WireLook): Look => ({
  name: nome,
  ...defined({ picture: imagem }),
  ground: fundo,
});

type WireLook = NonNullable<WireOrderPreview['produtos']>[number];
