import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { represents } from '#features/delegation/server/represents.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import {
  addAutomaticGroup,
  automaticGroup,
  beginEmptying,
  countAutomaticGroups,
  deleteAutomaticGroup,
  lockGroupNames,
  writeAutomaticGroup,
} from '#features/pricing/server/groups/automatic-groups.store.ts';
import { lockGroup } from '#features/pricing/server/groups/group-runs.store.ts';
import { priceTable } from '#features/pricing/server/price-tables.store.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { ruleSentence } from '../../contract/rules/rule-words.ts';
import type { AutomaticGroupRefusal, RuleRefusal } from '../../contract/rules/rule-texts.ts';
import type { AutomaticGroup, GroupTerms } from '../../domain/rules/automatic-group.ts';
import { MAX_AUTOMATIC_GROUPS, ruleProblem } from '../../domain/rules/group-rule.ts';
import { ruleOf, ruleToStore } from './stored-rule.ts';

type Refusal = { readonly code: AutomaticGroupRefusal };

export async function getAutomaticGroup(
  context: Context,
  id: string,
): Promise<Result<AutomaticGroup, Refusal>> {
  const group = await read(context, id);
  return group === undefined ? refuse({ code: 'group-not-found' }) : accept(group);
}

/** A group that clients were given by hand becomes automatic: who does not meet the rule leaves it. */
export const createAutomaticGroup = (
  context: StaffContext,
  typed: string,
  terms: GroupTerms,
): Promise<Result<AutomaticGroup, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await lockGroupNames(db, supplier.id, 'exclusive');
    if ((await countAutomaticGroups(db, supplier.id)) >= MAX_AUTOMATIC_GROUPS)
      return refuse({ code: 'too-many-automatic-groups' });
    const wrong = await wrongTerms(inside, terms);
    if (wrong !== undefined) return refuse({ code: wrong });
    const id = newId();
    if (!(await addAutomaticGroup(db, supplier.id, { id, name: typed.trim(), ...toStore(terms) }, now)))
      return refuse({ code: 'group-there-already' });
    if (terms.tableId !== undefined) await noteClientPrices(db, supplier.id);
    const group = await present(inside, id);
    await recordChangeOf(inside, { action: 'client-group.created', subjectId: id, after: group }, facts);
    return accept(group);
  });

export const changeAutomaticGroup = (
  context: StaffContext,
  id: string,
  terms: GroupTerms,
  seen: number,
): Promise<Result<AutomaticGroup, Refusal | ChangedByOther<AutomaticGroup>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const before = await locked(inside, id);
    if (before === undefined || before.progress.emptying) return refuse({ code: 'group-not-found' });
    if (before.version !== seen) return changedByOther(before);
    const wrong = await wrongTerms(inside, terms, before);
    if (wrong !== undefined) return refuse({ code: wrong });
    await writeAutomaticGroup(db, supplier.id, id, toStore(terms), now);
    if (terms.tableId !== undefined) await noteClientPrices(db, supplier.id);
    const after = await present(inside, id);
    await recordChangeOf(inside, { action: 'client-group.changed', subjectId: id, before, after }, facts);
    return accept(after);
  });

/** The clients of now stay, as if they had been chosen by hand, or leave in batches: `refresh-groups.ts`. */
export const removeAutomaticGroup = (
  context: StaffContext,
  id: string,
  members: 'stay' | 'leave',
): Promise<Result<void, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const before = await locked(inside, id);
    if (before === undefined || before.progress.emptying) return refuse({ code: 'group-not-found' });
    if (members === 'stay') await deleteAutomaticGroup(db, supplier.id, id);
    else await beginEmptying(db, supplier.id, id, now);
    await recordChangeOf(inside, { action: 'client-group.removed', subjectId: id, before }, (group) => ({
      ...facts(group),
      members: before.members,
      membersStay: members === 'stay',
    }));
    return accept(undefined);
  });

/** Waits for a batch of the job, which takes a moment. */
async function locked(inside: StaffContext, id: string): Promise<AutomaticGroup | undefined> {
  const { db, supplier } = inside;
  await lockGroupNames(db, supplier.id, 'exclusive');
  await lockGroup(db, { supplierId: supplier.id, id });
  return read(inside, id);
}

async function read({ db, supplier, now }: Context, id: string): Promise<AutomaticGroup | undefined> {
  const row = await automaticGroup(db, supplier.id, id);
  return (
    row && {
      ...{ id, name: row.name, rule: ruleOf(row.rule), version: row.version, members: row.members },
      ...defined({ tableId: row.tableId ?? undefined }),
      progress: {
        ...defined({ computedAt: row.computedAt?.getTime() }),
        running: row.dueAt.getTime() <= now,
        ...{ emptying: row.emptying, joined: row.joined, left: row.left },
      },
    }
  );
}

const toStore = ({ rule, tableId }: GroupTerms) => ({ rule: ruleToStore(rule), ...defined({ tableId }) });

async function present(inside: Context, id: string): Promise<AutomaticGroup> {
  const group = await read(inside, id);
  if (group === undefined) throw new Error('a group vanished in its own transaction');
  return group;
}

/** What was there before may stay, also where a table has been archived or a representative has left since. */
async function wrongTerms(
  inside: StaffContext,
  { rule, tableId }: GroupTerms,
  before?: AutomaticGroup,
): Promise<RuleRefusal | undefined> {
  const { db, supplier } = inside;
  const problem = ruleProblem(rule);
  if (problem !== undefined) return problem;
  if (tableId !== undefined) {
    const table = await priceTable(db, supplier.id, tableId);
    if (table === undefined) return 'table-not-found';
    if (table.archived && before?.tableId !== tableId) return 'table-archived';
  }
  const stored = new Set(before?.rule.conditions.map((condition) => JSON.stringify(condition)));
  for (const condition of rule.conditions) {
    if (stored.has(JSON.stringify(condition))) continue;
    if (condition.kind === 'price-table' && condition.tableId !== null)
      if ((await priceTable(db, supplier.id, condition.tableId)) === undefined) return 'table-not-found';
    if (condition.kind === 'representative' && condition.userId !== null)
      if (!(await represents(inside, condition.userId))) return 'unknown-representative';
  }
  return undefined;
}

/** The rule in words: representatives and tables by their codes. */
const facts = ({ name, rule, tableId }: AutomaticGroup) => ({
  name,
  rule: ruleSentence(rule),
  ...defined({ tableId }),
});
