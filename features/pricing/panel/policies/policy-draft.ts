/** A policy as its form holds it, and as it is sent. */
import type { Zoned } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { thousandths, toNumber } from '#kernel/quantity.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { WirePolicyBody } from '../../contract/panel-policies.schema.ts';
import { audienceToWire } from '../../contract/policy.wire.ts';
import type { Policy, Validity } from '../../domain/policy.ts';
import { postalRanges, postalRangesText } from '../postal-ranges.ts';
import { scopeDraftToWire } from '../scope-draft.ts';
import { momentOfField, shopClock } from '../shop-clock.ts';

type WireAudience = NonNullable<WirePolicyBody['publico']>;
type WireKinds = NonNullable<WireAudience['tipos']>;
type WireChannels = NonNullable<WireAudience['canais']>;
type WireDeliveryTypes = NonNullable<WireAudience['tiposEntrega']>;

export interface TierDraft {
  /** Thousandths. */
  readonly from: number | null;
  /** Hundredths of a percent. */
  readonly percent: number | null;
}

export interface PolicyDraft {
  name: string;
  kind: string;
  /** Hundredths of a percent. */
  percent: number | null;
  /** Centavos. */
  amount: number | null;
  /** Centavos. */
  price: number | null;
  tiers: TierDraft[];
  products: Choice[];
  categories: Choice[];
  brands: string[];
  tags: string[];
  clients: Choice[];
  groups: string[];
  kinds: string[];
  /** 'sim', 'nao'; '': both. */
  approved: string;
  states: string[];
  /** One range a line: '01000-000 a 05999-999'. */
  postalCodes: string;
  channels: string[];
  deliveryTypes: string[];
  subscriptionTypes: string[];
  from: string;
  until: string;
  priority: number | null;
  stackable: boolean;
}

export const NEW_POLICY: PolicyDraft = {
  ...{ name: '', kind: 'PERCENTUAL', percent: null, amount: null, price: null },
  tiers: [{ from: null, percent: null }],
  ...{ products: [], categories: [], brands: [], tags: [] },
  ...{ clients: [], groups: [], kinds: [], approved: '', states: [], postalCodes: '' },
  ...{ channels: [], deliveryTypes: [], subscriptionTypes: [] },
  ...{ from: '', until: '', priority: 0, stackable: false },
};

/** Fields of the wire whose name in the form differs. */
export const DRAFT_FIELDS = { nome: 'name', inicio: 'from', fim: 'until', prioridade: 'priority' } as const;

/** The name of something that a rule cites by its id. */
export type NameOf = (id: string) => string | undefined;

const UNNAMED = 'Incluído por outra pessoa';

export function draftOf(policy: Policy, nameOf: NameOf, shop: Zoned): PolicyDraft {
  const { effect, scope, audience, validity } = policy;
  const choice = (id: string): Choice => ({ id, label: nameOf(id) ?? UNNAMED });
  const said = audienceToWire(audience);
  return {
    ...NEW_POLICY,
    name: policy.name,
    ...effectDraft(effect),
    products: scope.products.map(choice),
    categories: scope.categories.map(choice),
    brands: [...scope.brands],
    tags: [...scope.tags],
    clients: (audience.clients ?? []).map(choice),
    groups: [...(audience.groups ?? [])],
    kinds: [...(said.tipos ?? [])],
    approved: audience.approved === undefined ? '' : audience.approved ? 'sim' : 'nao',
    states: [...(audience.states ?? [])],
    postalCodes: postalRangesText(audience.postalCodes ?? []),
    channels: [...(audience.channels ?? [])],
    deliveryTypes: [...(said.tiposEntrega ?? [])],
    subscriptionTypes: [...(audience.subscriptionTypes ?? [])],
    from: shopClock(validity.from, shop),
    until: shopClock(validity.until, shop),
    priority: policy.priority,
    stackable: policy.stackable,
  };
}

function effectDraft(effect: Policy['effect']): Partial<PolicyDraft> {
  switch (effect.kind) {
    case 'percent':
      return { kind: 'PERCENTUAL', percent: effect.basisPoints };
    case 'value':
      return { kind: 'VALOR', amount: effect.amount };
    case 'fixed':
      return { kind: 'PRECO_FIXO', price: effect.price };
    case 'tiers':
      return {
        kind: 'FAIXAS',
        tiers: effect.tiers.map(({ from, basisPoints }) => ({ from, percent: basisPoints })),
      };
  }
}

export const draftToWire = (
  draft: PolicyDraft,
  shop: Zoned,
  /** What the server has. */
  stored: Validity = {},
): WirePolicyBody => ({
  nome: draft.name.trim(),
  abrangencia: scopeDraftToWire(draft),
  publico: {
    clientes: draft.clients.map(({ id }) => id),
    grupos: draft.groups,
    tipos: draft.kinds as WireKinds,
    ...(draft.approved === '' ? {} : { aprovado: draft.approved === 'sim' }),
    estados: draft.states.map((state) => state.toUpperCase()),
    ceps: postalRanges(draft.postalCodes) ?? [],
    canais: draft.channels as WireChannels,
    tiposEntrega: draft.deliveryTypes as WireDeliveryTypes,
    tiposAssinatura: draft.subscriptionTypes,
  },
  ...defined({
    inicio: momentOfField(draft.from, shop, stored.from),
    fim: momentOfField(draft.until, shop, stored.until),
  }),
  prioridade: draft.priority ?? 0,
  acumulavel: draft.stackable,
  efeito: effectToWire(draft),
});

function effectToWire({ kind, percent, amount, price, tiers }: PolicyDraft): WirePolicyBody['efeito'] {
  switch (kind) {
    case 'VALOR':
      return { tipo: 'VALOR', valor: toReais(centavos(amount ?? 0)) };
    case 'PRECO_FIXO':
      return { tipo: 'PRECO_FIXO', preco: toReais(centavos(price ?? 0)) };
    case 'FAIXAS':
      return {
        tipo: 'FAIXAS',
        faixas: tiers.map((tier) => ({
          de: toNumber(thousandths(tier.from ?? 0)),
          percentual: (tier.percent ?? 0) / 100,
        })),
      };
    default:
      return { tipo: 'PERCENTUAL', percentual: (percent ?? 0) / 100 };
  }
}
