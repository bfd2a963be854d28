/** The JSON of a group's rule, in domain units (centavos), validated on every write and read. */
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { USER_TAGS } from '#features/suppliers/domain/tags/user-tags.ts';
import { centavos } from '#kernel/money.ts';
import type { GroupRule, RuleCondition } from '../../domain/rules/group-rule.ts';

const closed = { additionalProperties: false } as const;
const days = Type.Integer({ minimum: 1 });
const bound = Type.Enum(['at-least', 'at-most']);
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const postalCode = Type.String({ pattern: '^\\d{8}$' });
const orNull = Type.Union([Type.String(), Type.Null()]);
const texts = Type.Array(Type.String(), { minItems: 1 });

const condition = Type.Union([
  Type.Object({ kind: Type.Literal('last-purchase'), when: Type.Enum(['within', 'before']), days }, closed),
  Type.Object({ kind: Type.Literal('never-bought') }, closed),
  Type.Object({ kind: Type.Literal('orders'), days, bound, count: Type.Integer({ minimum: 0 }) }, closed),
  Type.Object({ kind: Type.Literal('spent'), days, bound, amount: Type.Integer({ minimum: 0 }) }, closed),
  Type.Object({ kind: Type.Literal('client-kind'), clientKind: Type.Enum(['person', 'company']) }, closed),
  Type.Object({ kind: Type.Literal('states'), states: texts }, closed),
  Type.Object({ kind: Type.Literal('cities'), cities: texts }, closed),
  Type.Object(
    {
      kind: Type.Literal('postal-codes'),
      ranges: Type.Array(Type.Object({ from: postalCode, to: postalCode }, closed), { minItems: 1 }),
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('registered'), from: Type.Optional(day), before: Type.Optional(day) },
    closed,
  ),
  Type.Object({ kind: Type.Literal('representative'), userId: orNull }, closed),
  Type.Object(
    { kind: Type.Literal('tags'), tags: Type.Array(Type.Enum([...USER_TAGS]), { minItems: 1 }) },
    closed,
  ),
  Type.Object({ kind: Type.Literal('price-table'), tableId: orNull }, closed),
  Type.Object(
    { kind: Type.Literal('standing'), standing: Type.Enum(['approved', 'waiting', 'refused']) },
    closed,
  ),
]);

const storedRule = Type.Object(
  { join: Type.Enum(['all', 'any']), conditions: Type.Array(condition, { minItems: 1 }) },
  closed,
);
type StoredRule = Static<typeof storedRule>;

const fits = Compile(storedRule);

/** Throws if invalid: nobody may come into a group by a rule that is not understood. */
export function ruleOf(stored: unknown): GroupRule {
  const { join, conditions } = checked(stored);
  return { join, conditions: conditions.map(conditionOf) };
}

/** For storing; throws if invalid. */
export const ruleToStore = (rule: GroupRule): StoredRule => checked(rule);

function checked(rule: unknown): StoredRule {
  if (!fits.Check(rule)) throw new Error('a group has a rule that no group can have');
  return rule;
}

const conditionOf = (stored: StoredRule['conditions'][number]): RuleCondition =>
  stored.kind === 'spent' ? { ...stored, amount: centavos(stored.amount) } : stored;
