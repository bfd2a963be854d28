import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
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
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { RuleRefusal } from '../../contract/rules/rule-texts.ts';
import { ruleSentence } from '../../contract/rules/rule-words.ts';
import type { AutomaticGroup, GroupTerms } from '../../domain/rules/automatic-group.ts';
import { MAX_AUTOMATIC_GROUPS } from '../../domain/rules/group-rule.ts';
import { ruleOf, ruleToStore } from './stored-rule.ts';
import { wrongTerms } from './wrong-terms.ts';

type NotFound = { readonly code: 'group-not-found' };
type TermsRefusal = { readonly code: Exclude<RuleRefusal, 'amount-not-exact'> };
type CreateRefusal = TermsRefusal | { readonly code: 'group-there-already' | 'too-many-automatic-groups' };

export async function getAutomaticGroup(
  context: Context,
  id: string,
): Promise<Result<AutomaticGroup, NotFound>> {
  const group = await read(context, id);
  return group === undefined ? refuse({ code: 'group-not-found' }) : accept(group);
}

/** A group that clients were given by hand becomes automatic: who does not meet the rule leaves it. */
export const createAutomaticGroup = (
  context: StaffContext,
  typed: string,
  terms: GroupTerms,
): Promise<Result<AutomaticGroup, CreateRefusal>> =>
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
): Promise<Result<AutomaticGroup, NotFound | TermsRefusal | ChangedByOther<AutomaticGroup>>> =>
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
): Promise<Result<void, NotFound>> =>
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

/** The rule in words: representatives and tables by their codes. */
const facts = ({ name, rule, tableId }: AutomaticGroup) => ({
  name,
  rule: ruleSentence(rule),
  ...defined({ tableId }),
});
