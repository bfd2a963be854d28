import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, type Money, toReais } from '#kernel/money.ts';
import { fromNumber, toNumber } from '#kernel/quantity.ts';
import type { OtherWay, ShownCombo, ShownComboItem } from '../domain/shown-combo.ts';
import type { WireCombo } from './combo.schema.ts';

const OTHER_WAYS = { payment: 'FORMA_PAGAMENTO', delivery: 'TIPO_ENTREGA' } as const satisfies Record<
  OtherWay,
  string
>;

export const comboToWire = (combo: ShownCombo): WireCombo => ({
  id: combo.id,
  idcombopromocional_cabecalho: combo.id,
  slug: combo.slug,
  nome: combo.name,
  descricao: combo.description,
  produtos: combo.items.map(itemToWire),
  ...(combo.prices === undefined
    ? {}
    : {
        preco: toReais(combo.prices.price),
        precoSozinho: toReais(combo.prices.alone),
        economia: toReais(combo.prices.saved),
      }),
  disponivel: combo.most > 0 && combo.otherWay === undefined,
  maximo: combo.most,
  ...limitsToWire(combo.limits),
  ...defined({
    foraDaEscolha: combo.otherWay === undefined ? undefined : OTHER_WAYS[combo.otherWay],
    validoAte: combo.validUntil === undefined ? undefined : new Date(combo.validUntil).toISOString(),
  }),
  exclusivo: combo.exclusive,
});

const itemToWire = ({
  product,
  quantity,
  alone,
  missing,
}: ShownComboItem): WireCombo['produtos'][number] => ({
  id: product.id,
  idproduto: product.id,
  slug: product.slug,
  nome: product.name,
  marca: product.brand,
  unidade: product.unit,
  ...defined({ imagem: product.picture }),
  fundo: product.ground,
  quantidade: toNumber(quantity),
  disponivel: missing !== true,
  ...defined({ precoSozinho: alone === undefined ? undefined : toReais(alone) }),
});

const limitsToWire = ({
  mostPerOrder,
  limitPerClient,
  paymentMethods,
  deliveryTypes,
}: ShownCombo['limits']) => ({
  ...defined({
    maxporpedido: mostPerOrder,
    maxporcliente: limitPerClient,
    formasPagamento:
      paymentMethods === undefined
        ? undefined
        : paymentMethods.map(({ id, name }) => ({ idformapagto: id, nome: name })),
    tiposEntrega: deliveryTypes === undefined ? undefined : deliveryTypes.map(deliveryTypeToWire),
  }),
});

export const comboFromWire = (wire: WireCombo): ShownCombo => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.nome,
  description: wire.descricao,
  items: wire.produtos.map(itemFromWire),
  ...pricesFromWire(wire),
  most: wire.maximo,
  limits: {
    ...defined({
      mostPerOrder: wire.maxporpedido,
      limitPerClient: wire.maxporcliente,
      paymentMethods:
        wire.formasPagamento === undefined
          ? undefined
          : wire.formasPagamento.map(({ idformapagto, nome }) => ({
              id: idformapagto,
              name: nome,
            })),
      deliveryTypes:
        wire.tiposEntrega === undefined ? undefined : wire.tiposEntrega.map(deliveryTypeFromWire),
    }),
  },
  ...defined({
    otherWay:
      wire.foraDaEscolha === undefined
        ? undefined
        : wire.foraDaEscolha === OTHER_WAYS.payment
          ? 'payment'
          : 'delivery',
    validUntil: wire.validoAte === undefined ? undefined : Date.parse(wire.validoAte),
  }),
  exclusive: wire.exclusivo,
});

const itemFromWire = (wire: WireCombo['produtos'][number]): ShownComboItem => ({
  product: {
    id: wire.id,
    slug: wire.slug,
    name: wire.nome,
    brand: wire.marca,
    unit: wire.unidade,
    ...defined({ picture: wire.imagem }),
    ground: wire.fundo,
  },
  quantity: fromNumber(wire.quantidade),
  ...(wire.disponivel ? {} : { missing: true as const }),
  ...defined({ alone: wire.precoSozinho === undefined ? undefined : fromReais(wire.precoSozinho) }),
});

function pricesFromWire({ preco, precoSozinho, economia }: WireCombo): {
  readonly prices?: { price: Money; alone: Money; saved: Money };
} {
  if (preco === undefined || precoSozinho === undefined || economia === undefined) return {};
  return { prices: { price: fromReais(preco), alone: fromReais(precoSozinho), saved: fromReais(economia) } };
}
