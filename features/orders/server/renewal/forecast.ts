import type { ForecastOf } from '#features/subscriptions/domain/forecast.ts';
import { accept } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { agreeRenewal } from './agree-renewal.ts';

/** What the next order would be today, for the features before this one. */
export const forecastOf: ForecastOf<Context> = async (context, subscription) => {
  const agreed = await agreeRenewal(context, subscription);
  return agreed.ok ? accept(agreed.value.forecast) : agreed;
};
