/** How long payment providers take, and how their calls end. By provider alone: no shop, no payment. */
import type { Result } from '#kernel/result.ts';
import { CallDurations } from '#platform/metrics/call-durations.ts';
import { PROVIDER_NAMES, type ProviderName } from '../../domain/provider-names.ts';
import type { ProviderProblem } from './provider.ts';

/** 'broken': an exception. */
type Outcome = 'done' | 'broken' | ProviderProblem;

const OUTCOMES: readonly Outcome[] = [
  'done',
  'no-answer',
  'unknown',
  'rejected',
  'not-asked',
  'keys-refused',
  'broken',
];

export const providerCalls = new CallDurations(
  'vitrine_payment_call_duration_seconds',
  'Calls of payment providers by outcome, the wait for one of the concurrent calls included.',
  PROVIDER_NAMES.flatMap((provider) => OUTCOMES.map((outcome) => ({ provider, outcome }))),
);

export async function measured<Answer>(
  provider: ProviderName,
  call: () => Promise<Result<Answer, ProviderProblem>>,
): Promise<Result<Answer, ProviderProblem>> {
  const begun = performance.now();
  let outcome: Outcome = 'broken';
  try {
    const answer = await call();
    outcome = answer.ok ? 'done' : answer.refusal;
    return answer;
  } finally {
    providerCalls.observe({ provider, outcome }, performance.now() - begun);
  }
}
