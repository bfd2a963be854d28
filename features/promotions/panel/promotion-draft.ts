/** A new promotion as its form holds it, and as it is sent. */
import { ALL_PRODUCTS, type ScopeDraft, scopeDraftToWire } from '#features/pricing/panel/scope-draft.ts';
import { momentOfField } from '#features/pricing/panel/shop-clock.ts';
import type { Zoned } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, toReais } from '#kernel/money.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { WirePromotionTerms } from '../contract/promotion/panel-promotions.schema.ts';

export interface PromotionDraft {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly scope: ScopeDraft;
  readonly units: number | null;
  /** Centavos. */
  readonly minimum: number | null;
  readonly rewardUnits: number | null;
  /** Hundredths of a percent. */
  readonly percent: number | null;
  readonly which: string;
  /** 'MESMOS': the products of `scope` are rewarded; 'OUTROS': those of `rewardScope`. */
  readonly rewarded: string;
  readonly rewardScope: ScopeDraft;
  readonly gift: Choice | null;
  readonly perOrder: number | null;
  readonly perClient: number | null;
  readonly uses: number | null;
  /** Centavos. */
  readonly budget: number | null;
  readonly from: string;
  readonly until: string;
  readonly priority: number | null;
  readonly notWithPolicy: boolean;
  readonly groups: string[];
  readonly clients: Choice[];
  readonly payments: string[];
}

export const NEW_PROMOTION: PromotionDraft = {
  name: '',
  label: '',
  kind: 'DESCONTO',
  scope: ALL_PRODUCTS,
  units: 2,
  minimum: null,
  rewardUnits: 1,
  percent: 10_000,
  which: 'MAIS_BARATAS',
  rewarded: 'MESMOS',
  rewardScope: ALL_PRODUCTS,
  gift: null,
  perOrder: null,
  perClient: null,
  uses: null,
  budget: null,
  from: '',
  until: '',
  priority: 0,
  notWithPolicy: false,
  groups: [],
  clients: [],
  payments: [],
};

/** Fields of the wire whose name in the form differs. */
export const DRAFT_FIELDS = {
  nome: 'name',
  chamada: 'label',
  inicio: 'from',
  fim: 'until',
  prioridade: 'priority',
  limite: 'uses',
  limitePorCliente: 'perClient',
  maxporpedido: 'perOrder',
  orcamento: 'budget',
} as const;

/** The field that a refusal is about. */
export const REFUSED_AT = {
  'asks-for-nothing': 'units',
  'minimum-of-nothing': 'minimum',
  'percent-out-of-range': 'percent',
  'percent-not-exact': 'percent',
  'gift-not-whole': 'gift',
  'gift-for-adults': 'gift',
  'limits-cross': 'perClient',
  'budget-of-nothing': 'budget',
  'no-such-moment': 'until',
  'ends-before-it-starts': 'until',
  'unknown-categories': 'scope.categories',
  'unknown-clients': 'clients',
  'unknown-payments': 'payments',
} as const;

export const draftToWire = (draft: PromotionDraft, shop: Zoned): WirePromotionTerms => ({
  nome: draft.name.trim(),
  condicao: {
    abrangencia: scopeDraftToWire(draft.scope),
    ...defined({ unidades: draft.units ?? undefined, valorMinimo: reaisOf(draft.minimum) }),
  },
  recompensa: rewardToWire(draft),
  publico: {
    grupos: draft.groups,
    clientes: draft.clients.map(({ id }) => id),
    formasPagamento: draft.payments,
  },
  prioridade: draft.priority ?? 0,
  nao_usar_com_politica: draft.notWithPolicy,
  ...defined({
    chamada: draft.label.trim() === '' ? undefined : draft.label.trim(),
    inicio: momentOfField(draft.from, shop, undefined),
    fim: momentOfField(draft.until, shop, undefined),
    maxporpedido: draft.perOrder ?? undefined,
    limitePorCliente: draft.perClient ?? undefined,
    limite: draft.uses ?? undefined,
    orcamento: reaisOf(draft.budget),
  }),
});

const reaisOf = (amount: number | null): number | undefined =>
  amount === null ? undefined : toReais(centavos(amount));

function rewardToWire(draft: PromotionDraft): WirePromotionTerms['recompensa'] {
  const { kind, rewardUnits, percent, which, rewarded, rewardScope, gift } = draft;
  const unidades = rewardUnits ?? 1;
  if (kind === 'BRINDE')
    return {
      tipo: 'BRINDE',
      unidades,
      ...defined({ idproduto: gift?.id }),
    };
  return {
    tipo: 'DESCONTO',
    unidades,
    percentual: (percent ?? 0) / 100,
    quais: which === 'MAIS_CARAS' ? 'MAIS_CARAS' : 'MAIS_BARATAS',
    ...defined({ abrangencia: rewarded === 'OUTROS' ? scopeDraftToWire(rewardScope) : undefined }),
  };
}
