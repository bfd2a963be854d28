import { represents } from '#features/delegation/server/represents.ts';
import { priceTable } from '#features/pricing/server/price-tables.store.ts';
import type { Context } from '#platform/db/context.ts';
import type { RuleRefusal } from '../../contract/rules/rule-texts.ts';
import type { GroupTerms } from '../../domain/rules/automatic-group.ts';
import { type GroupRule, type RuleCondition, ruleProblem } from '../../domain/rules/group-rule.ts';

/** What stands there already may stay, also where a representative has left since. */
export async function wrongRule(
  context: Context,
  rule: GroupRule,
  before?: GroupRule,
): Promise<Exclude<RuleRefusal, 'amount-not-exact' | 'table-archived'> | undefined> {
  const problem = ruleProblem(rule);
  if (problem !== undefined) return problem;
  const stored = new Set(before?.conditions.map((condition) => JSON.stringify(condition)));
  for (const condition of rule.conditions) {
    if (stored.has(JSON.stringify(condition))) continue;
    const unknown = await unknownIn(context, condition);
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}

async function unknownIn(
  context: Context,
  condition: RuleCondition,
): Promise<'table-not-found' | 'representative-not-found' | undefined> {
  if (condition.kind === 'price-table' && condition.tableId !== null)
    return (await priceTable(context.db, context.supplier.id, condition.tableId)) === undefined
      ? 'table-not-found'
      : undefined;
  if (condition.kind === 'representative' && condition.userId !== null)
    return (await represents(context, condition.userId)) ? undefined : 'representative-not-found';
  return undefined;
}

/** Of the price table, too. */
export async function wrongTerms(
  context: Context,
  { rule, tableId }: GroupTerms,
  before?: GroupTerms,
): Promise<Exclude<RuleRefusal, 'amount-not-exact'> | undefined> {
  if (tableId !== undefined) {
    const table = await priceTable(context.db, context.supplier.id, tableId);
    if (table === undefined) return 'table-not-found';
    if (table.archived && before?.tableId !== tableId) return 'table-archived';
  }
  return wrongRule(context, rule, before?.rule);
}
