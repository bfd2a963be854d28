import { exactBasisPoints, exactPrice } from '#features/pricing/contract/exact-values.ts';
import {
  audienceFromWire,
  audienceToWire,
  scopeFromWire,
  scopeToWire,
  validityFromWire,
  validityToWire,
} from '#features/pricing/contract/policy.wire.ts';
import type {
  Promotion,
  PromotionCondition,
  PromotionReward,
  PromotionTerms,
} from '#features/pricing/domain/promotion.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, type Money, toReais } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { PromotionAmendment } from '../../domain/promotion/amend-promotion.ts';
import type { PromotionChangeRefusal } from './panel-promotion-texts.ts';
import type {
  WirePanelPromotion,
  WirePromotionAmendment,
  WirePromotionTerms,
} from './panel-promotions.schema.ts';
import { promotionLabel } from './promotion-words.ts';

type Read<Value> = Result<Value, { readonly code: PromotionChangeRefusal }>;

export interface WantedPromotion {
  readonly terms: PromotionTerms;
  readonly active: boolean;
}

/** A promotion as the panel shows it. */
export interface PanelPromotion {
  readonly promotion: Promotion;
  readonly active: boolean;
  readonly exhausted: boolean;
  /** Applications so far, and what they gave. */
  readonly used: number;
  readonly saved: Money;
  readonly version: number;
}

/** Converts the values exactly, or says which is not exact; `promotionProblem` validates the terms. */
export function promotionFromWire(wire: WirePromotionTerms): Read<WantedPromotion> {
  const condition = conditionFromWire(wire.condicao);
  if (!condition.ok) return condition;
  const reward = rewardFromWire(wire.recompensa);
  if (!reward.ok) return reward;
  const validity = exactly(validityFromWire(wire));
  if (!validity.ok) return validity;
  const budget = moneyFromWire(wire.orcamento);
  if (!budget.ok) return budget;
  const { formasPagamento = [], ...audience } = wire.publico ?? {};
  const name = wire.nome.trim();
  const said = { name, condition: condition.value, reward: reward.value };
  return accept({
    active: wire.ativo ?? true,
    terms: {
      ...said,
      label: wire.chamada?.trim() ?? promotionLabel(said),
      limits: {
        ...defined({
          perOrder: wire.maxporpedido,
          perClient: wire.limitePorCliente,
          uses: wire.limite,
          budget: budget.value,
        }),
      },
      audience: { ...audienceFromWire(audience), paymentMethods: [...new Set(formasPagamento)] },
      validity: validity.value,
      priority: wire.prioridade ?? 0,
      notWithPolicy: wire.nao_usar_com_politica ?? false,
    },
  });
}

function conditionFromWire(wire: WirePromotionTerms['condicao']): Read<PromotionCondition> {
  const minimum = moneyFromWire(wire.valorMinimo);
  if (!minimum.ok) return minimum;
  return accept({
    scope: scopeFromWire(wire.abrangencia ?? {}),
    ...defined({ units: wire.unidades, minimum: minimum.value }),
  });
}

function rewardFromWire(wire: WirePromotionTerms['recompensa']): Read<PromotionReward> {
  const { tipo, unidades: units, percentual, abrangencia, quais, idproduto } = wire;
  if (tipo === 'BRINDE') {
    const isGift = idproduto !== undefined && (percentual ?? abrangencia ?? quais) === undefined;
    return isGift ? accept({ kind: 'gift', productId: idproduto, units }) : refuse({ code: 'no-reward' });
  }
  if (percentual === undefined || idproduto !== undefined) return refuse({ code: 'no-reward' });
  if (percentual <= 0 || percentual > 100) return refuse({ code: 'percent-out-of-range' });
  const percent = exactly(exactBasisPoints(percentual));
  if (!percent.ok) return percent;
  return accept({
    kind: 'units',
    ...defined({ scope: abrangencia === undefined ? undefined : scopeFromWire(abrangencia) }),
    units,
    basisPoints: percent.value,
    which: quais === 'MAIS_CARAS' ? 'dearest' : 'cheapest',
  });
}

const moneyFromWire = (reais: number | undefined): Read<Money | undefined> =>
  reais === undefined ? accept(undefined) : exactly(exactPrice(reais));

/** No value of a promotion is a quantity with decimals. */
const exactly = <Value>(read: Result<Value, { readonly code: string }>): Read<Value> => read as Read<Value>;

export const panelPromotionToWire = ({
  promotion,
  active,
  exhausted,
  used,
  saved,
  version,
}: PanelPromotion): WirePanelPromotion => {
  const { condition, limits, audience } = promotion;
  return {
    idoferta: promotion.id,
    nome: promotion.name,
    chamada: promotion.label,
    condicao: {
      abrangencia: scopeToWire(condition.scope),
      ...defined({
        unidades: condition.units,
        valorMinimo: condition.minimum === undefined ? undefined : toReais(condition.minimum),
      }),
    },
    recompensa: rewardToWire(promotion.reward),
    publico: { ...audienceToWire(audience), formasPagamento: [...(audience.paymentMethods ?? [])] },
    ...validityToWire(promotion.validity),
    prioridade: promotion.priority,
    nao_usar_com_politica: promotion.notWithPolicy,
    ...defined({
      maxporpedido: limits.perOrder,
      limitePorCliente: limits.perClient,
      limite: limits.uses,
      orcamento: limits.budget === undefined ? undefined : toReais(limits.budget),
    }),
    ativo: active,
    usos: used,
    concedido: toReais(saved),
    esgotada: exhausted,
    versao: version,
  };
};

/** For the panel, of what the shop has. */
export function panelPromotionFromWire(wire: WirePanelPromotion): PanelPromotion {
  const read = promotionFromWire(wire);
  if (!read.ok) throw new Error(`a promotion of the shop says ${read.refusal.code}`);
  return {
    promotion: { ...read.value.terms, id: wire.idoferta },
    active: read.value.active,
    exhausted: wire.esgotada,
    used: wire.usos,
    saved: fromReais(wire.concedido),
    version: wire.versao,
  };
}

/** The terms that may change while a promotion is on. */
export function amendmentFromWire(wire: WirePromotionAmendment): Read<PromotionAmendment> {
  const until = wire.fim === null ? undefined : wire.fim;
  const validity = exactly(validityFromWire({ ...defined({ fim: until }) }));
  if (!validity.ok) return validity;
  const budget = moneyFromWire(wire.orcamento ?? undefined);
  if (!budget.ok) return budget;
  return accept({
    name: wire.nome.trim(),
    label: wire.chamada.trim(),
    limits: {
      ...defined({
        perOrder: wire.maxporpedido ?? undefined,
        perClient: wire.limitePorCliente ?? undefined,
        uses: wire.limite ?? undefined,
        budget: budget.value,
      }),
    },
    ...defined({ until: validity.value.until }),
  });
}

const rewardToWire = (reward: PromotionReward): WirePanelPromotion['recompensa'] =>
  reward.kind === 'gift'
    ? { tipo: 'BRINDE', unidades: reward.units, idproduto: reward.productId }
    : {
        tipo: 'DESCONTO',
        unidades: reward.units,
        percentual: reward.basisPoints / 100,
        quais: reward.which === 'dearest' ? 'MAIS_CARAS' : 'MAIS_BARATAS',
        ...defined({ abrangencia: reward.scope === undefined ? undefined : scopeToWire(reward.scope) }),
      };
