/** The JSON columns of a policy, in domain units (centavos, thousandths, basis points), validated on every write and read. */

import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { MAX_TIERS, type Policy, type PolicyEffect, type Validity } from '../domain/policy.ts';
import type { pricePolicies } from './pricing.tables.ts';

const closed = { additionalProperties: false } as const;
const texts = Type.Array(Type.String());
const basisPoints = Type.Integer({ minimum: 1, maximum: 9_999 });
const amount = Type.Integer({ minimum: 1 });
const postalCode = Type.String({ pattern: '^\\d{8}$' });

export const storedScope = Type.Object(
  { products: texts, categories: texts, brands: texts, tags: texts },
  closed,
);

export const storedAudience = Type.Object(
  {
    clients: Type.Optional(texts),
    groups: Type.Optional(texts),
    kinds: Type.Optional(Type.Array(Type.Union([Type.Literal('person'), Type.Literal('company')]))),
    approved: Type.Optional(Type.Boolean()),
    states: Type.Optional(texts),
    postalCodes: Type.Optional(Type.Array(Type.Object({ from: postalCode, to: postalCode }, closed))),
    channels: Type.Optional(Type.Array(Type.Union([Type.Literal('WEB'), Type.Literal('MANUAL')]))),
    deliveryTypes: Type.Optional(Type.Array(Type.Union([Type.Literal('delivery'), Type.Literal('pickup')]))),
    subscriptionTypes: Type.Optional(texts),
  },
  closed,
);

const effect = Type.Union([
  Type.Object({ kind: Type.Literal('percent'), basisPoints }, closed),
  Type.Object({ kind: Type.Literal('value'), amount }, closed),
  Type.Object({ kind: Type.Literal('fixed'), price: amount }, closed),
  Type.Object(
    {
      kind: Type.Literal('tiers'),
      tiers: Type.Array(Type.Object({ from: amount, basisPoints }, closed), {
        minItems: 1,
        maxItems: MAX_TIERS,
      }),
    },
    closed,
  ),
]);

const storedPolicySchema = Type.Object({ scope: storedScope, audience: storedAudience, effect }, closed);
type StoredPolicy = Static<typeof storedPolicySchema>;

/** Compiled, because hundreds of policies are read at once and an interpreted check would take a second. */
const fits = Compile(storedPolicySchema);

type Parts = Pick<Policy, 'scope' | 'audience' | 'effect'>;

/** The JSON parts of a policy. Throws if invalid: no price may be made by a rule that is not understood. */
function policyParts(stored: { readonly [part in keyof Parts]: unknown }): Parts {
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

interface ValidityColumns {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Of policies, promotions and price tables. */
export const validityOf = ({ startsAt, endsAt }: ValidityColumns): Validity =>
  defined({ from: startsAt?.getTime(), until: endsAt?.getTime() });

export const validityColumns = ({ from, until }: Validity): ValidityColumns => ({
  startsAt: from === undefined ? null : new Date(from),
  endsAt: until === undefined ? null : new Date(until),
});

type PolicyRow = Omit<typeof pricePolicies.$inferSelect, 'supplierId' | 'version'>;

export const policyOf = ({ scope, audience, effect, ...row }: PolicyRow): Policy => ({
  id: row.id,
  name: row.name,
  ...policyParts({ scope, audience, effect }),
  validity: validityOf(row),
  priority: row.priority,
  stackable: row.stackable,
});
