/** What the next order would be if it were made now: today's products, prices and fee. */
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Result } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { RenewalFailure } from './renewal-failure.ts';
import type { Subscription } from './subscription.ts';

export interface ForecastLine {
  readonly productId: ProductId;
  readonly name: string;
  readonly unit: string;
  /** At most the available quantity. */
  readonly quantity: Quantity;
  readonly total: Money;
}

/** A quantity that is not sold, with the nearest one that is. */
export interface Misfit {
  readonly productId: ProductId;
  readonly name: string;
  readonly quantity: Quantity;
}

export interface Forecast {
  readonly lines: readonly ForecastLine[];
  /** Names of products that are unavailable, wholly or in part. */
  readonly leftOut: readonly string[];
  readonly misfits: readonly Misfit[];
  readonly subtotal: Money;
  readonly deliveryFee: Money;
  readonly discount: Money;
  readonly total: Money;
  /** Why it could not be made nevertheless, for example for lack of credit. */
  readonly hindrance?: RenewalFailure;
}

/** Provided by orders. `Context` is the server's. */
export type ForecastOf<Context> = (
  context: Context & { readonly actor: Customer },
  subscription: Subscription,
) => Promise<Result<Forecast, RenewalFailure>>;
