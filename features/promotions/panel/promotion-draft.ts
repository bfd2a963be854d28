/** A new promotion as its form holds it, and as it is sent. */
import { timeZoneOf, type Zoned } from '#features/suppliers/domain/time-zone.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { instantOfWallClock } from '#kernel/time/time-zone.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { WirePromotionTerms } from '../contract/promotion/panel-promotions.schema.ts';

export interface PromotionDraft {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly products: Choice[];
  readonly units: number | null;
  /** Centavos. */
  readonly minimum: number | null;
  readonly rewardUnits: number | null;
  /** Hundredths of a percent. */
  readonly percent: number | null;
  readonly which: string;
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
}

export const NEW_PROMOTION: PromotionDraft = {
  name: '',
  label: '',
  kind: 'DESCONTO',
  products: [],
  units: 2,
  minimum: null,
  rewardUnits: 1,
  percent: 10_000,
  which: 'MAIS_BARATAS',
  gift: null,
  perOrder: null,
  perClient: null,
  uses: null,
  budget: null,
  from: '',
  until: '',
  priority: 0,
  notWithPolicy: false,
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

export const draftToWire = (draft: PromotionDraft, shop: Zoned): WirePromotionTerms => ({
  nome: draft.name.trim(),
  ...(draft.label.trim() === '' ? {} : { chamada: draft.label.trim() }),
  condicao: {
    abrangencia: { produtos: draft.products.map(({ id }) => id) },
    ...(draft.units === null ? {} : { unidades: draft.units }),
    ...(draft.minimum === null ? {} : { valorMinimo: toReais(centavos(draft.minimum)) }),
  },
  recompensa: rewardToWire(draft),
  ...(draft.from === '' ? {} : { inicio: momentOf(draft.from, shop) }),
  ...(draft.until === '' ? {} : { fim: momentOf(draft.until, shop) }),
  prioridade: draft.priority ?? 0,
  nao_usar_com_politica: draft.notWithPolicy,
  ...(draft.perOrder === null ? {} : { maxporpedido: draft.perOrder }),
  ...(draft.perClient === null ? {} : { limitePorCliente: draft.perClient }),
  ...(draft.uses === null ? {} : { limite: draft.uses }),
  ...(draft.budget === null ? {} : { orcamento: toReais(centavos(draft.budget)) }),
});

const rewardToWire = ({
  kind,
  rewardUnits,
  percent,
  which,
  gift,
}: PromotionDraft): WirePromotionTerms['recompensa'] =>
  kind === 'BRINDE'
    ? { tipo: 'BRINDE', unidades: rewardUnits ?? 1, ...(gift === null ? {} : { idproduto: gift.id }) }
    : {
        tipo: 'DESCONTO',
        unidades: rewardUnits ?? 1,
        percentual: (percent ?? 0) / 100,
        quais: which === 'MAIS_CARAS' ? 'MAIS_CARAS' : 'MAIS_BARATAS',
      };

const momentOf = (typed: string, shop: Zoned): string =>
  new Date(instantOfWallClock(typed, timeZoneOf(shop))).toISOString();
