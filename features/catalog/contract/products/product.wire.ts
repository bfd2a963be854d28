import type { Increments } from '#features/pricing/domain/increments.ts';
import type { AttendantPrice, Offer, Tier } from '#features/pricing/domain/offer.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, type Money, toReais } from '#kernel/money.ts';
import { ONE, parseQuantity, type Quantity, toNumber } from '#kernel/quantity.ts';
import type { LastPurchase, ProductCard } from '../../domain/product.ts';
import type { ProductList } from '../../domain/product-query.ts';
import { crumbFromWire, crumbToWire } from '../categories/category.wire.ts';
import type { WireProduct } from './product.schema.ts';
import type { WireProductList } from './product-list.schema.ts';

export const productToWire = (card: ProductCard): WireProduct => ({
  id: card.id,
  idproduto: card.id,
  idcadastroextraproduto: card.id,
  ...defined({ sku: card.sku }),
  slug: card.slug,
  name: card.name,
  nome: card.name,
  marca: card.brand,
  unidade: card.unit,
  ...defined({ imagem: card.picture }),
  fundo: card.ground,
  ...defined({ categoria: card.categoryPath }),
  disponivel: card.available,
  ...defined({ estoque: card.stock === undefined ? undefined : toNumber(card.stock) }),
  tags: [...card.tags],
  ...(card.adultsOnly ? { maiorDeIdade: true } : {}),
  ...defined({ idprodutoprincipal: card.principalId, ultimacompra: lastPurchaseToWire(card) }),
  ...incrementsToWire(card.increments),
  ...(card.offer === undefined ? {} : { ...offerToWire(card.offer), ...baseOfferToWire(card.offer) }),
});

export const productFromWire = (wire: WireProduct): ProductCard => {
  const offer = offerWithBase(wire);
  return {
    id: wire.id,
    ...defined({ sku: wire.sku }),
    slug: wire.slug,
    name: wire.nome,
    brand: wire.marca,
    unit: wire.unidade,
    ...defined({ picture: wire.imagem }),
    ground: wire.fundo,
    ...defined({ categoryPath: wire.categoria, offer }),
    increments: incrementsFromWire(wire),
    available: wire.disponivel,
    ...defined({ stock: wire.estoque === undefined ? undefined : quantityFromWire(wire.estoque) }),
    tags: wire.tags,
    ...(wire.maiorDeIdade && { adultsOnly: true }),
    ...defined({ principalId: wire.idprodutoprincipal, lastPurchase: lastPurchaseFromWire(wire) }),
  };
};

const lastPurchaseToWire = ({ lastPurchase }: ProductCard): WireProduct['ultimacompra'] =>
  lastPurchase && {
    preco: toReais(lastPurchase.price),
    quantidade: toNumber(lastPurchase.quantity),
    data: new Date(lastPurchase.at).toISOString(),
  };

const lastPurchaseFromWire = ({ ultimacompra }: WireProduct): LastPurchase | undefined =>
  ultimacompra && {
    price: fromReais(ultimacompra.preco),
    quantity: quantityFromWire(ultimacompra.quantidade),
    at: Date.parse(ultimacompra.data),
  };

type WireIncrements = Pick<WireProduct, 'granularidade' | 'min_por_pedido' | 'maxporpedido'>;

export const incrementsToWire = ({ step, minimum, maximum }: Increments): WireIncrements => ({
  granularidade: toNumber(step),
  min_por_pedido: toNumber(minimum),
  ...defined({ maxporpedido: maximum === undefined ? undefined : toNumber(maximum) }),
});

export const incrementsFromWire = (wire: WireIncrements): Increments => ({
  step: quantityFromWire(wire.granularidade),
  minimum: quantityFromWire(wire.min_por_pedido),
  ...defined({ maximum: wire.maxporpedido === undefined ? undefined : quantityFromWire(wire.maxporpedido) }),
});

export type WireOffer = Pick<
  WireProduct,
  | 'preco'
  | 'preconf'
  | 'precoanterior'
  | 'precoatendente'
  | 'minatendente'
  | 'maxatendente'
  | 'precovendaatacado'
  | 'minvendaatacado'
  | 'multiploincremento'
  | 'efeitospoliticas'
  | 'ofertas'
>;

/** `preco`: what this client pays for the first unit; `preconf`: the normal price; `precoanterior`: from which it fell. */
export const offerToWire = (offer: Offer): WireOffer => ({
  preco: toReais(firstPrice(offer)),
  preconf: toReais(offer.normal),
  ...defined({ precoanterior: offer.former === undefined ? undefined : toReais(offer.former) }),
  ...(offer.attendant === undefined ? {} : attendantToWire(offer.attendant)),
  ...stepsToWire(offer),
  ...defined({
    ofertas:
      offer.promotions === undefined
        ? undefined
        : offer.promotions.map(({ id, label }) => ({ idoferta: id, chamada: label })),
  }),
});

/** Lets the browser price another quantity or payment method exactly as the server does. */
export const baseOfferToWire = ({ beforePayment, multiple }: Offer): Pick<WireProduct, 'semPagamento'> =>
  beforePayment === undefined
    ? {}
    : {
        semPagamento: {
          variacao: beforePayment.basisPoints / 100,
          ...offerToWire({ ...beforePayment, multiple }),
        },
      };

/** The offer with the prices from before the payment method, where it changed them. */
export function offerWithBase(wire: WireOffer & Pick<WireProduct, 'semPagamento'>): Offer | undefined {
  const offer = offerFromWire(wire);
  const base = wire.semPagamento && offerFromWire(wire.semPagamento);
  if (offer === undefined || wire.semPagamento === undefined || base === undefined) return offer;
  const { normal, former, wholesale, tiers } = base;
  const basisPoints = Math.round(wire.semPagamento.variacao * 100);
  return {
    ...offer,
    beforePayment: { basisPoints, normal, ...defined({ former, wholesale }), tiers },
  };
}

function firstPrice({ attendant, normal }: Offer): Money {
  if (attendant === undefined || attendant.price <= 0) return normal;
  return attendant.from <= ONE && (attendant.to ?? ONE) >= ONE ? attendant.price : normal;
}

const attendantToWire = ({ price, from, to }: AttendantPrice): WireOffer => ({
  precoatendente: toReais(price),
  ...(from === 0 ? {} : { minatendente: toNumber(from) }),
  ...defined({ maxatendente: to === undefined ? undefined : toNumber(to) }),
});

const attendantFromWire = (price: number, wire: WireOffer): AttendantPrice => ({
  price: fromReais(price),
  from: quantityFromWire(wire.minatendente ?? 0),
  ...defined({ to: wire.maxatendente === undefined ? undefined : quantityFromWire(wire.maxatendente) }),
});

const stepsToWire = ({ wholesale, tiers, multiple, policies }: Offer): WireOffer => ({
  ...(wholesale === undefined
    ? {}
    : { precovendaatacado: toReais(wholesale.price), minvendaatacado: toNumber(wholesale.minimum) }),
  multiploincremento: toNumber(multiple),
  efeitospoliticas: {
    descontoProgressivo: Object.fromEntries(
      tiers.map((tier) => [String(toNumber(tier.from)), toReais(tier.price)]),
    ),
    ...defined({
      politicas: policies === undefined ? undefined : policies.map(({ id, name }) => ({ id, nome: name })),
    }),
  },
});

/** Undefined if the response has no price, because it is hidden from this shopper. */
export function offerFromWire(wire: WireOffer): Offer | undefined {
  const normal = wire.preconf ?? wire.preco;
  if (normal === undefined) return undefined;
  const policies = wire.efeitospoliticas?.politicas;
  return {
    normal: fromReais(normal),
    ...defined({
      former: wire.precoanterior === undefined ? undefined : fromReais(wire.precoanterior),
      attendant: wire.precoatendente === undefined ? undefined : attendantFromWire(wire.precoatendente, wire),
    }),
    ...(wire.precovendaatacado === undefined || wire.minvendaatacado === undefined
      ? {}
      : {
          wholesale: {
            minimum: quantityFromWire(wire.minvendaatacado),
            price: fromReais(wire.precovendaatacado),
          },
        }),
    tiers: tiersFromWire(wire.efeitospoliticas?.descontoProgressivo ?? {}),
    multiple: wire.multiploincremento === undefined ? ONE : quantityFromWire(wire.multiploincremento),
    ...defined({
      policies: policies === undefined ? undefined : policies.map(({ id, nome }) => ({ id, name: nome })),
      promotions:
        wire.ofertas === undefined
          ? undefined
          : wire.ofertas.map(({ idoferta, chamada }) => ({ id: idoferta, label: chamada })),
    }),
  };
}

const tiersFromWire = (prices: Readonly<Record<string, number>>): Tier[] =>
  Object.entries(prices)
    .map(([from, price]): { from: Quantity; price: Money } => ({
      from: quantityFromWire(Number(from)),
      price: fromReais(price),
    }))
    .sort((a, b) => a.from - b.from);

/** Throws for anything that is not a quantity: the server's responses hold only quantities. */
function quantityFromWire(value: number): Quantity {
  const quantity = parseQuantity(value);
  if (quantity === undefined) throw new RangeError(`not a quantity: ${value}`);
  return quantity;
}

export const productListToWire = (list: ProductList): WireProductList => {
  const category = list.breadcrumb.at(-1);
  return {
    data: {
      dados: list.products.map(productToWire),
      total: list.total,
      pagina: list.page,
      limite: list.pageSize,
      paginas: list.pages,
      aproximado: list.approximate,
      ...defined({
        consultaCorrigida: list.corrected,
        redirecionar: list.redirect,
        categoria:
          category === undefined
            ? undefined
            : { ...crumbToWire(category), trilha: list.breadcrumb.map(crumbToWire) },
      }),
    },
  };
};

export const productListFromWire = ({ data }: WireProductList): ProductList => ({
  products: data.dados.map(productFromWire),
  total: data.total,
  page: data.pagina,
  pageSize: data.limite,
  pages: data.paginas,
  breadcrumb: data.categoria?.trilha.map(crumbFromWire) ?? [],
  approximate: data.aproximado,
  ...defined({ corrected: data.consultaCorrigida, redirect: data.redirecionar }),
});
