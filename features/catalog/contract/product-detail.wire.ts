import { times, toReais } from '#kernel/money.ts';
import { type Quantity, toNumber } from '#kernel/quantity.ts';
import type { Increments } from '../domain/increments.ts';
import { nextTier } from '../domain/next-tier.ts';
import type { Offer, PriceRules } from '../domain/offer.ts';
import type { ProductDetail } from '../domain/product.ts';
import { type PriceReason, unitPrice } from '../domain/unit-price.ts';
import { crumbFromWire, crumbToWire } from './category.wire.ts';
import { productFromWire, productToWire } from './product.wire.ts';
import type { WireProductDetail, WireQuantityPrice } from './product-detail.schema.ts';

export const productDetailToWire = (detail: ProductDetail): WireProductDetail => ({
  ...productToWire(detail),
  sku: detail.sku,
  ...(detail.ean === undefined ? {} : { ean: detail.ean }),
  descricao: detail.description,
  trilha: detail.breadcrumb.map(crumbToWire),
  similares: detail.similar.map(productToWire),
});

export const productDetailFromWire = (wire: WireProductDetail): ProductDetail => ({
  ...productFromWire(wire),
  sku: wire.sku,
  ...(wire.ean === undefined ? {} : { ean: wire.ean }),
  description: wire.descricao,
  breadcrumb: wire.trilha.map(crumbFromWire),
  similar: wire.similares.map(productFromWire),
});

const reasons: Record<PriceReason, WireQuantityPrice['motivo']> = {
  attendant: 'ATENDENTE',
  progressive: 'PROGRESSIVO',
  wholesale: 'ATACADO',
  normal: 'NORMAL',
};

/** What so many cost, why, and what to add to pay less. Design 4, prices. */
export function quantityPriceToWire(
  offer: Offer,
  quantity: Quantity,
  rules: PriceRules,
  increments: Increments,
): WireQuantityPrice {
  const { price, reason } = unitPrice(offer, quantity, rules);
  const next = nextTier(offer, quantity, rules, increments);
  return {
    quantidade: toNumber(quantity),
    preco: toReais(price),
    total: toReais(times(price, quantity)),
    motivo: reasons[reason],
    ...(next === undefined
      ? {}
      : {
          proximafaixa: {
            adicionar: toNumber(next.add),
            quantidade: toNumber(next.reach),
            preco: toReais(next.price),
          },
        }),
  };
}
