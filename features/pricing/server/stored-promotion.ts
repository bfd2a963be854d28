/** The JSON columns of a promotion, in domain units (centavos, whole units, basis points), validated on every write and read. */
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import type { Promotion, PromotionReward } from '../domain/promotion.ts';
import type { promotions } from './promotions.tables.ts';
import { storedAudience, storedScope, validityOf } from './stored-policy.ts';

const closed = { additionalProperties: false } as const;
const units = Type.Integer({ minimum: 1 });
const texts = Type.Array(Type.String());

const condition = Type.Object(
  {
    scope: storedScope,
    units: Type.Optional(units),
    minimum: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  closed,
);

const reward = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('units'),
      scope: Type.Optional(storedScope),
      units,
      basisPoints: Type.Integer({ minimum: 1, maximum: 10_000 }),
      which: Type.Union([Type.Literal('cheapest'), Type.Literal('dearest')]),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('gift'), productId: Type.String(), units }, closed),
]);

const audience = Type.Object({ ...storedAudience.properties, paymentMethods: Type.Optional(texts) }, closed);

const storedPromotionSchema = Type.Object({ condition, reward, audience }, closed);
type StoredPromotion = Static<typeof storedPromotionSchema>;

/** Compiled, because many are read at once. */
const fits = Compile(storedPromotionSchema);

type Parts = Pick<Promotion, 'condition' | 'reward' | 'audience'>;

/** The JSON parts of a promotion. Throws if invalid: nothing may be given by a rule that is not understood. */
function promotionParts(stored: { readonly [part in keyof Parts]: unknown }): Parts {
  const { condition, reward, audience } = checked(stored);
  const { scope, units, minimum } = condition;
  return {
    condition: {
      scope,
      ...defined({ units, minimum: minimum === undefined ? undefined : centavos(minimum) }),
    },
    reward: reward satisfies PromotionReward,
    audience,
  };
}

/** The JSON parts for storing; throws if invalid. */
export const storedPromotionParts = ({ condition, reward, audience }: Parts): StoredPromotion =>
  checked({ condition, reward, audience });

function checked(parts: { readonly [part in keyof Parts]: unknown }): StoredPromotion {
  const { condition, reward, audience } = parts;
  const said: unknown = { condition, reward, audience };
  if (!fits.Check(said)) throw new Error('a promotion says what no promotion can say');
  return said;
}

type Row = typeof promotions.$inferSelect;

export type LimitColumns = Pick<Row, 'perOrder' | 'perClient' | 'useLimit' | 'budget'>;

type PromotionRow = LimitColumns &
  Pick<
    Row,
    | 'id'
    | 'name'
    | 'label'
    | 'condition'
    | 'reward'
    | 'audience'
    | 'startsAt'
    | 'endsAt'
    | 'priority'
    | 'notWithPolicy'
  >;

export const promotionFrom = ({ condition, reward, audience, ...row }: PromotionRow): Promotion => ({
  id: row.id,
  name: row.name,
  label: row.label,
  ...promotionParts({ condition, reward, audience }),
  limits: {
    ...defined({
      perOrder: row.perOrder ?? undefined,
      perClient: row.perClient ?? undefined,
      uses: row.useLimit ?? undefined,
      budget: row.budget === null ? undefined : centavos(row.budget),
    }),
  },
  validity: validityOf(row),
  priority: row.priority,
  notWithPolicy: row.notWithPolicy,
});
