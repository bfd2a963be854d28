import {
  type Exact,
  exactBasisPoints,
  exactMoment,
  exactPrice,
  exactQuantity,
  momentToWire,
} from '#features/pricing/contract/exact-values.ts';
import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { slugify } from '#kernel/slugify.ts';
import type { ComboItem, ComboPricing, ComboState, ComboTerms } from '../domain/combo.ts';
import type { WireComboTerms, WirePanelCombo } from './panel-combos.schema.ts';
import type { ComboChangeRefusal } from './panel-texts.ts';

type Read<Value> = Result<Value, { readonly code: ComboChangeRefusal }>;

export type WantedCombo = ComboTerms & { readonly active: boolean };

/** Converts the values exactly, or says which is not exact; `comboProblem` validates the terms. */
export function comboTermsFromWire(wire: WireComboTerms): Read<WantedCombo> {
  const price = priceFromWire(wire);
  if (!price.ok) return price;
  const items = itemsFromWire(wire.produtos);
  if (!items.ok) return items;
  const from = optionalMoment(wire.validoDe);
  if (!from.ok) return from;
  const until = optionalMoment(wire.validoAte);
  if (!until.ok) return until;
  const { formasPagamento: payments = [], tiposEntrega: ways = [] } = wire;
  const name = wire.nome.trim();
  return accept({
    slug: wire.slug ?? slugify(name),
    name,
    description: (wire.descricao ?? '').trim(),
    items: items.value,
    price: price.value,
    ...defined({ from: from.value, until: until.value }),
    audience: {
      clients: [...new Set(wire.clientes)],
      groups: [...new Set(wire.grupos?.map((group) => group.trim()))],
    },
    ...(payments.length === 0 ? {} : { paymentMethodIds: [...new Set(payments)] }),
    ...(ways.length === 0 ? {} : { deliveryTypes: [...new Set(ways.map(deliveryTypeFromWire))] }),
    ...defined({
      mostPerOrder: wire.maxporpedido,
      limit: wire.limite,
      limitPerClient: wire.limitePorCliente,
    }),
    position: wire.ordem ?? 0,
    active: wire.ativo ?? true,
  });
}

function priceFromWire({ preco, percentual }: WireComboTerms): Read<ComboPricing> {
  if ((preco === undefined) === (percentual === undefined)) return refuse({ code: 'one-price' });
  if (preco !== undefined) {
    const price = exactPrice(preco);
    return price.ok ? accept({ kind: 'fixed', price: price.value }) : price;
  }
  const percent = exactBasisPoints(percentual ?? 0);
  return percent.ok ? accept({ kind: 'percent', basisPoints: percent.value }) : percent;
}

function itemsFromWire(wire: WireComboTerms['produtos']): Read<ComboItem[]> {
  const items: ComboItem[] = [];
  for (const { idproduto, quantidade } of wire) {
    const quantity = exactQuantity(quantidade);
    if (!quantity.ok) return quantity;
    items.push({ productId: idproduto, quantity: quantity.value });
  }
  return accept(items);
}

const optionalMoment = (text: string | undefined): Exact<Instant | undefined> =>
  text === undefined ? accept(undefined) : exactMoment(text);

/** For the panel, of what the shop has. */
export function panelComboFromWire(wire: WirePanelCombo): ComboState {
  const read = comboTermsFromWire(wire);
  if (!read.ok) throw new Error(`a combo of the shop says ${read.refusal.code}`);
  return { combo: { ...read.value, id: wire.idcombo }, used: wire.vendidos, version: wire.versao };
}

export const panelComboToWire = ({ combo, used, version }: ComboState): WirePanelCombo => ({
  idcombo: combo.id,
  nome: combo.name,
  slug: combo.slug,
  descricao: combo.description,
  produtos: combo.items.map(({ productId, quantity }) => ({
    idproduto: productId,
    quantidade: toNumber(quantity),
  })),
  ...(combo.price.kind === 'fixed'
    ? { preco: toReais(combo.price.price) }
    : { percentual: combo.price.basisPoints / 100 }),
  ...defined({
    validoDe: combo.from === undefined ? undefined : momentToWire(combo.from),
    validoAte: combo.until === undefined ? undefined : momentToWire(combo.until),
  }),
  clientes: [...combo.audience.clients],
  grupos: [...combo.audience.groups],
  formasPagamento: [...(combo.paymentMethodIds ?? [])],
  tiposEntrega: (combo.deliveryTypes ?? []).map(deliveryTypeToWire),
  ...defined({
    maxporpedido: combo.mostPerOrder,
    limite: combo.limit,
    limitePorCliente: combo.limitPerClient,
  }),
  ordem: combo.position,
  ativo: combo.active,
  vendidos: used,
  versao: version,
});
