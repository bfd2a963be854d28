import {
  baseOfferToWire,
  incrementsFromWire,
  incrementsToWire,
  offerToWire,
  offerWithBase,
} from '#features/catalog/contract/products/product.wire.ts';
import {
  appliedPromotionFromWire,
  appliedPromotionToWire,
} from '#features/promotions/contract/promotion/applied-promotion.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, type Quantity, toNumber } from '#kernel/quantity.ts';
import type { LinePrice } from '../domain/cart.ts';
import type { ShownCartCombo } from '../domain/cart-combo.ts';
import type { ShownLine } from '../domain/shown-cart.ts';
import type { WireCartItem } from './cart-item.schema.ts';
import { comboPartFromWire, comboPartToWire } from './combo-part.wire.ts';
import { reasonFromWire, reasonToWire } from './price-reason.wire.ts';

export const cartItemToWire = ({ product, quantity, giftWrap, price }: ShownLine): WireCartItem => ({
  id: product.id,
  sku: product.sku,
  slug: product.slug,
  nome: product.name,
  marca: product.brand,
  unidade: product.unit,
  ...defined({ imagem: product.picture }),
  fundo: product.ground,
  ...defined({ estoque: product.stock === undefined ? undefined : toNumber(product.stock) }),
  ...(product.adultsOnly ? { maiorDeIdade: true } : {}),
  ...incrementsToWire(product.increments),
  ...(product.offer === undefined
    ? {}
    : { ...offerToWire(product.offer), ...baseOfferToWire(product.offer) }),
  quantidade: toNumber(quantity),
  embalarParaPresente: giftWrap,
  ...defined({
    preco_embalagem: product.giftWrapPrice === undefined ? undefined : toReais(product.giftWrapPrice),
  }),
  usaAtacado: price?.reason === 'wholesale',
  ...(price === undefined ? {} : priceToWire(price)),
  ...(product.combo === undefined
    ? {}
    : { idcombopromocional_cabecalho: product.id, produtos: product.combo.parts.map(comboPartToWire) }),
});

export function cartItemFromWire(wire: WireCartItem): ShownLine {
  const offer = offerWithBase(wire);
  const price = priceFromWire(wire);
  return {
    product: {
      id: wire.id,
      sku: wire.sku,
      slug: wire.slug,
      name: wire.nome,
      brand: wire.marca,
      unit: wire.unidade,
      ...defined({ picture: wire.imagem }),
      ground: wire.fundo,
      ...defined({
        offer,
        giftWrapPrice: wire.preco_embalagem === undefined ? undefined : fromReais(wire.preco_embalagem),
      }),
      increments: incrementsFromWire(wire),
      ...defined({ stock: wire.estoque === undefined ? undefined : quantityFromWire(wire.estoque) }),
      ...(wire.maiorDeIdade ? { adultsOnly: true } : {}),
      ...defined({
        combo: wire.idcombopromocional_cabecalho === undefined ? undefined : comboFromWire(wire),
      }),
    },
    quantity: quantityFromWire(wire.quantidade),
    giftWrap: wire.embalarParaPresente,
    ...defined({ price }),
  };
}

type WirePrice = Pick<
  WireCartItem,
  | 'precoUnitario'
  | 'motivoPreco'
  | 'total'
  | 'ofertasAplicadas'
  | 'precoUnitarioSemPagamento'
  | 'totalSemPagamento'
  | 'precoFixo'
  | 'economia'
  | 'preco_do_desconto'
  | 'proximaFaixa'
>;

const priceToWire = ({
  unit,
  reason,
  promotions,
  total,
  beforePayment,
  fixed,
  saved,
  discounted,
  nextTier,
}: LinePrice): WirePrice => ({
  precoUnitario: toReais(unit),
  motivoPreco: reasonToWire(reason),
  total: toReais(total),
  ...defined({
    ofertasAplicadas: promotions === undefined ? undefined : promotions.map(appliedPromotionToWire),
  }),
  ...(beforePayment === undefined
    ? {}
    : {
        precoUnitarioSemPagamento: toReais(beforePayment.unit),
        totalSemPagamento: toReais(beforePayment.total),
      }),
  ...defined({ precoFixo: fixed }),
  economia: toReais(saved),
  ...defined({
    preco_do_desconto: discounted === undefined ? undefined : toReais(discounted),
    proximaFaixa:
      nextTier === undefined
        ? undefined
        : {
            faltam: toNumber(nextTier.add),
            quantidade: toNumber(nextTier.reach),
            preco: toReais(nextTier.price),
          },
  }),
});

function priceFromWire(wire: WireCartItem): LinePrice | undefined {
  const { embalarParaPresente, preco_embalagem: wrap } = wire;
  const { precoUnitario, motivoPreco, total, economia, preco_do_desconto: discounted, proximaFaixa } = wire;
  const { precoUnitarioSemPagamento: base, totalSemPagamento: baseTotal } = wire;
  if (precoUnitario === undefined || motivoPreco === undefined || total === undefined) return undefined;
  return {
    unit: fromReais(precoUnitario),
    reason: reasonFromWire(motivoPreco),
    total: fromReais(total),
    ...defined({
      promotions:
        wire.ofertasAplicadas === undefined ? undefined : wire.ofertasAplicadas.map(appliedPromotionFromWire),
    }),
    ...(base === undefined || baseTotal === undefined
      ? {}
      : { beforePayment: { unit: fromReais(base), total: fromReais(baseTotal) } }),
    ...(wire.precoFixo ? { fixed: true } : {}),
    ...(embalarParaPresente && wrap !== undefined ? { giftWrap: fromReais(wrap) } : {}),
    saved: fromReais(economia ?? 0),
    ...defined({
      discounted: discounted === undefined ? undefined : fromReais(discounted),
      nextTier:
        proximaFaixa === undefined
          ? undefined
          : {
              add: quantityFromWire(proximaFaixa.faltam),
              reach: quantityFromWire(proximaFaixa.quantidade),
              price: fromReais(proximaFaixa.preco),
            },
    }),
  };
}

const comboFromWire = ({
  precoUnitario,
  precoUnitarioSemPagamento: base = precoUnitario,
  precoFixo,
  produtos = [],
}: WireCartItem): ShownCartCombo => ({
  ...defined({ price: precoUnitario === undefined ? undefined : fromReais(precoUnitario) }),
  ...(precoFixo || base === undefined ? {} : { basePrice: fromReais(base) }),
  parts: produtos.map(comboPartFromWire),
});

const quantityFromWire = (value: number): Quantity => parseQuantity(value) ?? NONE;
