import { suffices } from '#features/payments/domain/credit.ts';
import { creditOfClient } from '#features/payments/server/titles/credit-of.ts';
import type { ForecastOf } from '#features/subscriptions/domain/forecast.ts';
import type { RenewalFailure } from '#features/subscriptions/domain/renewal-failure.ts';
import { defined } from '#kernel/defined.ts';
import { accept } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { renewalFailureOf } from '../../domain/renewal/renewal-failure-of.ts';
import { validateOrder } from '../submit/validation/validate-order.ts';
import { type AgreedRenewal, agreeRenewal } from './agree-renewal.ts';

/**
 * What the next order would be today, and what would still prevent it. Passed to subscriptions, which cannot import this feature.
 */
export const forecastOf: ForecastOf<Context> = async (context, subscription) => {
  const agreed = await agreeRenewal(context, subscription);
  if (!agreed.ok) return agreed;
  const hindrance = await hindranceOf(context, agreed.value);
  return accept({ ...agreed.value.forecast, ...defined({ hindrance }) });
};

/** Why the shop would refuse the order if it were written now. */
async function hindranceOf(
  context: Context & { readonly actor: Customer },
  { wanted: { draft, renewal } }: AgreedRenewal,
): Promise<RenewalFailure | undefined> {
  const order = await validateOrder(context, draft, { renewed: renewal?.type });
  if (!order.ok) return renewalFailureOf(order.refusal);
  const { method, totals } = order.value;
  if (method.kind !== 'on-account') return undefined;
  const credit = await creditOfClient(context, context.actor.clientId);
  return credit !== undefined && suffices(credit, totals.total) ? undefined : 'no-credit';
}
