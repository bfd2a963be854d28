import { type Result, refuse } from '#kernel/result.ts';
import { type ConcurrencyLimit, concurrencyLimit } from '#platform/process/concurrency-limit.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import type { MandateCalls } from './mandate-calls.ts';
import type { Provider, ProviderProblem } from './provider.ts';
import { measured } from './provider-calls.ts';

/** Concurrent calls of this process to one provider, for all suppliers. */
export const CALLS_AT_ONCE = 8;
/** How long a call waits for a slot, before it waits for the response. Milliseconds. */
const TURN_TIMEOUT = 2_000;

/** The call got no slot, so the provider was not asked. */
class NotCalled extends Error {}

const limits = new Map<ProviderName, ConcurrencyLimit>();

function limitOf(name: ProviderName): ConcurrencyLimit {
  const limit =
    limits.get(name) ??
    concurrencyLimit({
      maxRunning: CALLS_AT_ONCE,
      maxWait: TURN_TIMEOUT,
      overloaded: () => new NotCalled(),
    });
  limits.set(name, limit);
  return limit;
}

/**
 * Limits a provider's concurrent calls, so that a slow provider does not hold up other work, and measures them. A call that
 * gets no slot is refused with 'not-asked'.
 */
export function capped(provider: Provider): Provider {
  const limited = limitOf(provider.name);
  const inTurn =
    <Wanted, Answer>(call: (wanted: Wanted) => Promise<Result<Answer, ProviderProblem>>) =>
    (wanted: Wanted): Promise<Result<Answer, ProviderProblem>> =>
      measured(provider.name, () =>
        limited(() => call(wanted)).catch((error) => {
          if (error instanceof NotCalled) return refuse('not-asked' as const);
          throw error;
        }),
      );
  const cappedMandates = ({ request, cancel, fetch, collect, retry }: MandateCalls): MandateCalls => ({
    request: inTurn(request),
    cancel: inTurn(cancel),
    fetch: inTurn(fetch),
    collect: inTurn(collect),
    retry: inTurn(retry),
  });
  return {
    ...provider,
    ...(provider.mandates === undefined ? {} : { mandates: cappedMandates(provider.mandates) }),
    createPix: inTurn(provider.createPix),
    authoriseCard: inTurn(provider.authoriseCard),
    capture: inTurn(provider.capture),
    cancel: inTurn(provider.cancel),
    refund: inTurn(provider.refund),
    fetch: inTurn(provider.fetch),
  };
}
