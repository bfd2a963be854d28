/** A combo as its form holds it, and as it is sent. */
import { momentOfField, shopClock } from '#features/pricing/panel/shop-clock.ts';
import type { Zoned } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { ONE, thousandths, toNumber } from '#kernel/quantity.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { WireComboTerms } from '../../contract/panel-combos.schema.ts';
import type { Combo } from '../../domain/combo.ts';

export interface ComboItemDraft {
  readonly product: Choice | null;
  /** Thousandths. */
  readonly quantity: number | null;
}

export interface ComboDraft {
  name: string;
  slug: string;
  description: string;
  items: ComboItemDraft[];
  kind: string;
  /** Centavos. */
  price: number | null;
  /** Hundredths of a percent. */
  percent: number | null;
  clients: Choice[];
  groups: string[];
  payments: string[];
  deliveryTypes: string[];
  from: string;
  until: string;
  perOrder: number | null;
  perClient: number | null;
  limit: number | null;
  position: number | null;
  active: boolean;
}

export const EMPTY_ITEM: ComboItemDraft = { product: null, quantity: ONE };

export const NEW_COMBO: ComboDraft = {
  ...{ name: '', slug: '', description: '', items: [EMPTY_ITEM, EMPTY_ITEM] },
  ...{ kind: 'PERCENTUAL', price: null, percent: null },
  ...{ clients: [], groups: [], payments: [], deliveryTypes: [], from: '', until: '' },
  ...{ perOrder: null, perClient: null, limit: null, position: 0, active: true },
};

/** Fields of the wire whose name in the form differs. */
export const DRAFT_FIELDS = {
  nome: 'name',
  descricao: 'description',
  produtos: 'items',
  preco: 'price',
  percentual: 'percent',
  validoDe: 'from',
  validoAte: 'until',
  maxporpedido: 'perOrder',
  limitePorCliente: 'perClient',
  limite: 'limit',
  ordem: 'position',
} as const;

const UNNAMED = 'Incluído por outra pessoa';

export function comboDraft(
  combo: Combo,
  nameOf: (id: string) => string | undefined,
  shop: Zoned,
): ComboDraft {
  const choice = (id: string): Choice => ({ id, label: nameOf(id) ?? UNNAMED });
  const { price } = combo;
  return {
    name: combo.name,
    slug: combo.slug,
    description: combo.description,
    items: combo.items.map(({ productId, quantity }) => ({ product: choice(productId), quantity })),
    kind: price.kind === 'fixed' ? 'FIXO' : 'PERCENTUAL',
    price: price.kind === 'fixed' ? price.price : null,
    percent: price.kind === 'percent' ? price.basisPoints : null,
    clients: combo.audience.clients.map(choice),
    groups: [...combo.audience.groups],
    payments: [...(combo.paymentMethodIds ?? [])],
    deliveryTypes: (combo.deliveryTypes ?? []).map((way) => (way === 'pickup' ? 'RETIRADA' : 'DELIVERY')),
    from: shopClock(combo.from, shop),
    until: shopClock(combo.until, shop),
    perOrder: combo.mostPerOrder ?? null,
    perClient: combo.limitPerClient ?? null,
    limit: combo.limit ?? null,
    position: combo.position,
    active: combo.active,
  };
}

export const comboDraftToWire = (
  draft: ComboDraft,
  shop: Zoned,
  /** What the server has. */
  stored: Pick<Combo, 'from' | 'until'> = {},
): WireComboTerms => ({
  nome: draft.name.trim(),
  ...(draft.slug.trim() === '' ? {} : { slug: draft.slug.trim() }),
  descricao: draft.description.trim(),
  produtos: draft.items.flatMap(({ product, quantity }) =>
    product === null ? [] : [{ idproduto: product.id, quantidade: toNumber(thousandths(quantity ?? 0)) }],
  ),
  ...(draft.kind === 'FIXO'
    ? { preco: toReais(centavos(draft.price ?? 0)) }
    : { percentual: (draft.percent ?? 0) / 100 }),
  clientes: draft.clients.map(({ id }) => id),
  grupos: draft.groups,
  formasPagamento: draft.payments,
  tiposEntrega: draft.deliveryTypes as NonNullable<WireComboTerms['tiposEntrega']>,
  ...defined({
    validoDe: momentOfField(draft.from, shop, stored.from),
    validoAte: momentOfField(draft.until, shop, stored.until),
    maxporpedido: draft.perOrder ?? undefined,
    limitePorCliente: draft.perClient ?? undefined,
    limite: draft.limit ?? undefined,
  }),
  ordem: draft.position ?? 0,
  ativo: draft.active,
});
