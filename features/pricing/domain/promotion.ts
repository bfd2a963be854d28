/**
 * Promotions (ofertas): a quantity or a value of some products earns a discount on units, or a gift. Here is who may have them and
 * which products take part; what they give is decided over a whole cart by `features/promotions`. Design 4, prices.
 */
import type { PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { PricingBuyer } from './buyer.ts';
import type { OfferedPromotion } from './offer.ts';
import {
  isFor,
  isInScope,
  isValid,
  names,
  type PolicyAudience,
  type PolicyScope,
  type PricedProduct,
  type Validity,
} from './policy.ts';

export type PromotionId = string;

/** What each application needs: whole units, a value of goods, or both. At least one of the two is set. */
export interface PromotionCondition {
  readonly scope: PolicyScope;
  readonly units?: number;
  readonly minimum?: Money;
}

export type PromotionReward =
  | {
      readonly kind: 'units';
      /** Absent: the condition's. */
      readonly scope?: PolicyScope;
      /** Rewarded per application. */
      readonly units: number;
      /** Off the price of each; 10,000 is free. */
      readonly basisPoints: number;
      readonly which: 'cheapest' | 'dearest';
    }
  | {
      readonly kind: 'gift';
      readonly productId: ProductId;
      /** Given per application. */
      readonly units: number;
    };

export interface PromotionLimits {
  /** Maximum applications in one order. */
  readonly perOrder?: number;
  /** Maximum applications in all orders of one client. */
  readonly perClient?: number;
  /** Maximum applications in all. */
  readonly uses?: number;
  /** Maximum given in all, at prices before the payment method's variance. */
  readonly budget?: Money;
}

export interface PromotionAudience extends PolicyAudience {
  /** An unknown payment method matches none. */
  readonly paymentMethods?: readonly PaymentMethodId[];
}

export interface PromotionTerms {
  readonly name: string;
  /** A few words for tiles and lines: 'Leve 3, pague 2'. */
  readonly label: string;
  readonly condition: PromotionCondition;
  readonly reward: PromotionReward;
  readonly limits: PromotionLimits;
  readonly audience: PromotionAudience;
  readonly validity: Validity;
  /** The highest is decided first; equal ones compete, and what is better for the client wins. */
  readonly priority: number;
  /** Rewards no unit whose price is already better than normal. Spec 7, nao_usar_com_politica. */
  readonly notWithPolicy: boolean;
}

export interface Promotion extends PromotionTerms {
  readonly id: PromotionId;
}

/** In which way a product takes part in a promotion. */
export interface PromotionRole {
  readonly id: PromotionId;
  /** Its units and value count towards the condition. */
  readonly counts: boolean;
  /** Its units may be rewarded. */
  readonly rewarded: boolean;
}

/** The promotions for this buyer at this time. */
export const promotionsFor = (
  promotions: readonly Promotion[],
  buyer: PricingBuyer,
  at: Instant,
): readonly Promotion[] =>
  promotions.filter(
    ({ validity, audience }) =>
      isValid(validity, at) &&
      isFor(audience, buyer) &&
      names(audience.paymentMethods, buyer.paymentMethodId),
  );

/** What is rewarded; undefined for a gift, which is none of the cart's products. */
export const rewardScope = ({
  condition,
  reward,
}: Pick<Promotion, 'condition' | 'reward'>): PolicyScope | undefined =>
  reward.kind === 'gift' ? undefined : (reward.scope ?? condition.scope);

/** The promotions that a product takes part in. */
export const rolesOf = (promotions: readonly Promotion[], product: PricedProduct): PromotionRole[] =>
  promotions.flatMap((promotion) => {
    const scope = rewardScope(promotion);
    const counts = isInScope(promotion.condition.scope, product);
    const rewarded = scope !== undefined && isInScope(scope, product);
    return counts || rewarded ? [{ id: promotion.id, counts, rewarded }] : [];
  });

/** The promotions to show with a product: not those that any purchase counts for, which would be on every tile. */
export const promotionsOn = (promotions: readonly Promotion[], product: PricedProduct): OfferedPromotion[] =>
  promotions.flatMap((promotion) => {
    const scopes = [promotion.condition.scope, rewardScope(promotion)];
    const shown = scopes.some(
      (scope) => scope !== undefined && namesProducts(scope) && isInScope(scope, product),
    );
    const ofUnits = promotion.condition.units !== undefined && isInScope(promotion.condition.scope, product);
    return shown || ofUnits ? [{ id: promotion.id, label: promotion.label }] : [];
  });

const namesProducts = ({ products, categories, brands, tags }: PolicyScope): boolean =>
  products.length + categories.length + brands.length + tags.length > 0;

/** Whether anything is limited over several orders. */
export const isLimited = ({ limits: { uses, perClient, budget } }: Pick<Promotion, 'limits'>): boolean =>
  (uses ?? perClient ?? budget) !== undefined;
