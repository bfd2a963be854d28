import { refuse } from '#kernel/result.ts';
import { type ConcurrencyLimit, concurrencyLimit } from '#platform/http/limits/concurrency-limit.ts';
import type { ProviderName } from '../../domain/provider-name.ts';
import type { Provider, ProviderAnswer } from './provider.ts';

/** Concurrent calls of this process to one provider, for all suppliers. */
export const CALLS_AT_ONCE = 8;
/** How long a call waits for a slot, before it waits for the response. Milliseconds. */
const TURN_PATIENCE = 2_000;

const turnsAt = new Map<ProviderName, ConcurrencyLimit>();

function turnsOf(name: ProviderName): ConcurrencyLimit {
  const turns = turnsAt.get(name) ?? concurrencyLimit({ running: CALLS_AT_ONCE, patience: TURN_PATIENCE });
  turnsAt.set(name, turns);
  return turns;
}

/**
 * Limits a provider's concurrent calls, so that a slow provider does not hold up other work. A call that gets no slot
 * is refused with 'not-asked'.
 */
export function capped(provider: Provider): Provider {
  const turns = turnsOf(provider.name);
  const inTurn =
    <Wanted>(ask: (wanted: Wanted) => ProviderAnswer) =>
    async (wanted: Wanted): ProviderAnswer => {
      const answer = await turns(() => ask(wanted));
      return answer.ok ? answer.value : refuse('not-asked');
    };
  return {
    ...provider,
    createPix: inTurn(provider.createPix),
    authoriseCard: inTurn(provider.authoriseCard),
    capture: inTurn(provider.capture),
    cancel: inTurn(provider.cancel),
    refund: inTurn(provider.refund),
    fetch: inTurn(provider.fetch),
  };
}
