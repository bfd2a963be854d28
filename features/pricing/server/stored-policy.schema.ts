/** The JSON columns of a policy, in domain units: centavos, thousandths, basis points. */
import { type Static, Type } from 'typebox';
import { MAX_TIERS } from '../domain/policy-problem.ts';

const closed = { additionalProperties: false } as const;
const texts = Type.Array(Type.String());
const basisPoints = Type.Integer({ minimum: 1, maximum: 9_999 });
const amount = Type.Integer({ minimum: 1 });
const postalCode = Type.String({ pattern: '^\\d{8}$' });

const scope = Type.Object({ products: texts, categories: texts, brands: texts, tags: texts }, closed);

const audience = Type.Object(
  {
    clients: Type.Optional(texts),
    groups: Type.Optional(texts),
    kinds: Type.Optional(Type.Array(Type.Union([Type.Literal('person'), Type.Literal('company')]))),
    approved: Type.Optional(Type.Boolean()),
    states: Type.Optional(texts),
    postalCodes: Type.Optional(Type.Array(Type.Object({ from: postalCode, to: postalCode }, closed))),
    channels: Type.Optional(Type.Array(Type.Union([Type.Literal('WEB'), Type.Literal('MANUAL')]))),
    deliveryTypes: Type.Optional(
      Type.Array(Type.Union([Type.Literal('DELIVERY'), Type.Literal('RETIRADA')])),
    ),
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

export const storedPolicySchema = Type.Object({ scope, audience, effect }, closed);
export type StoredPolicy = Static<typeof storedPolicySchema>;
