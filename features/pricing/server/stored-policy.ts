import { Compile } from 'typebox/compile';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Policy, PolicyEffect } from '../domain/policy.ts';
import { type StoredPolicy, storedPolicySchema } from './stored-policy.schema.ts';

/** Compiled, because hundreds of policies are read at once and an interpreted check would take a second. */
const fits = Compile(storedPolicySchema);

type Parts = Pick<Policy, 'scope' | 'audience' | 'effect'>;

/** The JSON parts of a policy. Throws if invalid: no price may be made by a rule that is not understood. */
export function policyParts(stored: { readonly [part in keyof Parts]: unknown }): Parts {
  const { scope, audience, effect } = checked(stored);
  return { scope, audience, effect: effectOf(effect) };
}

/** The JSON parts for storing; throws if invalid. */
export const storedParts = ({ scope, audience, effect }: Parts): StoredPolicy =>
  checked({ scope, audience, effect });

function checked({ scope, audience, effect }: { readonly [part in keyof Parts]: unknown }): StoredPolicy {
  const parts: unknown = { scope, audience, effect };
  if (!fits.Check(parts)) throw new Error('a policy says what no policy can say');
  return parts;
}

function effectOf(effect: StoredPolicy['effect']): PolicyEffect {
  switch (effect.kind) {
    case 'percent':
      return effect;
    case 'value':
      return { kind: 'value', amount: centavos(effect.amount) };
    case 'fixed':
      return { kind: 'fixed', price: centavos(effect.price) };
    case 'tiers':
      return {
        kind: 'tiers',
        tiers: effect.tiers.map((tier) => ({ ...tier, from: thousandths(tier.from) })),
      };
  }
}
