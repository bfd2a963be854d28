import { Compile } from 'typebox/compile';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Policy, PolicyEffect } from '../domain/policy.ts';
import { type StoredPolicy, storedPolicySchema } from './stored-policy.schema.ts';

/** Compiled: hundreds are read at once, and checking them by reading the schema takes a second. */
const fits = Compile(storedPolicySchema);

type Parts = Pick<Policy, 'scope' | 'audience' | 'effect'>;

/** The JSON parts of a policy. Throws on what is none: a price must not be made by a rule that nobody understands. */
export function policyParts(stored: { readonly [part in keyof Parts]: unknown }): Parts {
  const { scope, audience, effect } = checked(stored);
  return { scope, audience, effect: effectOf(effect) };
}

/** The same parts on their way to the row. */
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
