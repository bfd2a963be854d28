import { fromReais, type Money, toReais } from '#kernel/money.ts';
import { thousandths, toNumber } from '#kernel/quantity.ts';
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
  ...(combo.otherWay === undefined ? {} : { foraDaEscolha: OTHER_WAYS[combo.otherWay] }),
  ...(combo.validUntil === undefined ? {} : { validoAte: new Date(combo.validUntil).toISOString() }),
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
  ...(product.picture === undefined ? {} : { imagem: product.picture }),
  fundo: product.ground,
  quantidade: toNumber(quantity),
  disponivel: missing !== true,
  ...(alone === undefined ? {} : { precoSozinho: toReais(alone) }),
});

const limitsToWire = ({
  mostPerOrder,
  limitPerClient,
  paymentMethods,
  deliveryTypes,
}: ShownCombo['limits']) => ({
  ...(mostPerOrder === undefined ? {} : { maxporpedido: mostPerOrder }),
  ...(limitPerClient === undefined ? {} : { maxporcliente: limitPerClient }),
  ...(paymentMethods === undefined
    ? {}
    : { formasPagamento: paymentMethods.map(({ id, name }) => ({ idformapagto: id, nome: name })) }),
  ...(deliveryTypes === undefined ? {} : { tiposEntrega: [...deliveryTypes] }),
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
    ...(wire.maxporpedido === undefined ? {} : { mostPerOrder: wire.maxporpedido }),
    ...(wire.maxporcliente === undefined ? {} : { limitPerClient: wire.maxporcliente }),
    ...(wire.formasPagamento === undefined
      ? {}
      : {
          paymentMethods: wire.formasPagamento.map(({ idformapagto, nome }) => ({
            id: idformapagto,
            name: nome,
          })),
        }),
    ...(wire.tiposEntrega === undefined ? {} : { deliveryTypes: wire.tiposEntrega }),
  },
  ...(wire.foraDaEscolha === undefined
    ? {}
    : { otherWay: wire.foraDaEscolha === OTHER_WAYS.payment ? 'payment' : 'delivery' }),
  ...(wire.validoAte === undefined ? {} : { validUntil: Date.parse(wire.validoAte) }),
  exclusive: wire.exclusivo,
});

const itemFromWire = (wire: WireCombo['produtos'][number]): ShownComboItem => ({
  product: {
    id: wire.id,
    slug: wire.slug,
    name: wire.nome,
    brand: wire.marca,
    unit: wire.unidade,
    ...(wire.imagem === undefined ? {} : { picture: wire.imagem }),
    ground: wire.fundo,
  },
  quantity: thousandths(Math.round(wire.quantidade * 1000)),
  ...(wire.disponivel ? {} : { missing: true as const }),
  ...(wire.precoSozinho === undefined ? {} : { alone: fromReais(wire.precoSozinho) }),
});

function pricesFromWire({ preco, precoSozinho, economia }: WireCombo): {
  readonly prices?: { price: Money; alone: Money; saved: Money };
} {
  if (preco === undefined || precoSozinho === undefined || economia === undefined) return {};
  return { prices: { price: fromReais(preco), alone: fromReais(precoSozinho), saved: fromReais(economia) } };
}
