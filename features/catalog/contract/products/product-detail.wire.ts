import type { Increments } from '#features/pricing/domain/increments.ts';
import type { Offer, PriceRules } from '#features/pricing/domain/offer.ts';
import { nextTier, type PriceReason, unitPrice } from '#features/pricing/domain/unit-price.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, times, toReais } from '#kernel/money.ts';
import { type Quantity, toNumber } from '#kernel/quantity.ts';
import type { ProductDetail, Variant } from '../../domain/product.ts';
import type { ProductPicture } from '../../domain/product-picture.ts';
import { crumbFromWire, crumbToWire } from '../categories/category.wire.ts';
import { productFromWire, productToWire } from './product.wire.ts';
import type {
  WirePicture,
  WireProductDetail,
  WireQuantityPrice,
  WireVariant,
} from './product-detail.schema.ts';

export const productDetailToWire = (detail: ProductDetail): WireProductDetail => ({
  ...variantToWire(detail),
  sku: detail.sku,
  ...defined({ ean: detail.ean, seotitulo: detail.seoTitle, seodescricao: detail.seoDescription }),
  descricao: detail.description,
  imagens: detail.pictures.map(pictureToWire),
  ...defined({
    preco_embalagem: detail.giftWrapPrice === undefined ? undefined : toReais(detail.giftWrapPrice),
    alerta: detail.hasAlert,
    alerta_preco: detail.hasPriceAlert,
  }),
  vinculados: detail.linked.map(variantToWire),
  trilha: detail.breadcrumb.map(crumbToWire),
  similares: detail.similar.map(productToWire),
});

export const productDetailFromWire = (wire: WireProductDetail): ProductDetail => ({
  ...variantFromWire(wire),
  sku: wire.sku,
  ...defined({ ean: wire.ean, seoTitle: wire.seotitulo, seoDescription: wire.seodescricao }),
  description: wire.descricao,
  pictures: wire.imagens.map(pictureFromWire),
  ...defined({
    giftWrapPrice: wire.preco_embalagem === undefined ? undefined : fromReais(wire.preco_embalagem),
    hasAlert: wire.alerta,
    hasPriceAlert: wire.alerta_preco,
  }),
  linked: wire.vinculados.map(variantFromWire),
  breadcrumb: wire.trilha.map(crumbFromWire),
  similar: wire.similares.map(productFromWire),
});

const variantToWire = (variant: Variant): WireVariant => ({
  ...productToWire(variant),
  opcoes: variant.options.map(({ kind, name }) => ({ tipo: kind, nome: name })),
});

const variantFromWire = (wire: WireVariant): Variant => ({
  ...productFromWire(wire),
  // During an upgrade a process of the former version answers without them.
  options: (wire.opcoes ?? []).map(({ tipo, nome }) => ({ kind: tipo, name: nome })),
});

const pictureToWire = ({ id, width, height, alt, placeholder }: ProductPicture): WirePicture => ({
  id,
  largura: width,
  altura: height,
  texto: alt,
  ...defined({ borrao: placeholder }),
});

const pictureFromWire = (wire: WirePicture): ProductPicture => ({
  id: wire.id,
  width: wire.largura,
  height: wire.altura,
  alt: wire.texto,
  ...defined({ placeholder: wire.borrao }),
});

const reasons: Record<PriceReason, WireQuantityPrice['motivo']> = {
  attendant: 'ATENDENTE',
  progressive: 'PROGRESSIVO',
  wholesale: 'ATACADO',
  normal: 'NORMAL',
};

/** Price of a quantity, the reason for it, and the next cheaper tier. Design 4, prices. */
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
    ...defined({
      proximafaixa:
        next === undefined
          ? undefined
          : {
              adicionar: toNumber(next.add),
              quantidade: toNumber(next.reach),
              preco: toReais(next.price),
            },
    }),
  };
}
