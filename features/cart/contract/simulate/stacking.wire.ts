import { couponSentence } from '#features/coupons/contract/texts.ts';
import type { CouponRefusal } from '#features/coupons/domain/coupon-refusal.ts';
import { defined } from '#kernel/defined.ts';
import { accept, refuse } from '#kernel/result.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { Stacking, StackingOutcome, StackingRule } from '../../domain/pricing/stacking.ts';
import { cartLineFromWire } from '../cart-lines.wire.ts';
import type { WireStackedRule, WireStacking, WireStackingQuestion } from './stacking.schema.ts';

const OUTCOMES = {
  together: 'SOMAM',
  partly: 'SOMAM_EM_PARTE',
  wins: 'VENCE',
  loses: 'PERDE',
  either: 'UM_DOS_DOIS',
  idle: 'NAO_SE_APLICA',
} as const satisfies Record<StackingOutcome, WireStackedRule['resultado']>;

export function stackingFromWire({ idoferta, idcupom, itens, idcliente }: WireStackingQuestion) {
  const subject = subjectOf(idoferta, idcupom);
  if (subject === undefined) return refuse({ code: 'not-one-rule' } as const);
  return accept({ subject, lines: itens.map(cartLineFromWire), ...defined({ clientId: idcliente }) });
}

function subjectOf(promotionId: string | undefined, couponId: string | undefined) {
  if (promotionId === undefined)
    return couponId === undefined ? undefined : ({ kind: 'coupon', id: couponId } as const);
  return couponId === undefined ? ({ kind: 'promotion', id: promotionId } as const) : undefined;
}

export function stackingToWire(stacking: Stacking, zone: TimeZone): WireStacking {
  const said = (refusal: CouponRefusal | undefined) =>
    defined({ motivo: refusal === undefined ? undefined : couponSentence(refusal, zone) });
  if (stacking.kind === 'idle') return { aplica: false, ...said(stacking.refusal), outras: [] };
  return {
    aplica: true,
    outras: stacking.others.map(({ rule, outcome, refusal }) => ({
      ...ruleToWire(rule),
      resultado: OUTCOMES[outcome],
      ...said(refusal),
    })),
  };
}

const ruleToWire = (rule: StackingRule): Pick<WireStackedRule, 'tipo' | 'id' | 'nome'> =>
  rule.kind === 'promotion'
    ? { tipo: 'OFERTA', id: rule.promotion.id, nome: rule.promotion.name }
    : { tipo: 'CUPOM', id: rule.coupon.coupon.id, nome: rule.coupon.coupon.code };
