import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { MAX_GROUPS, type SynonymGroup, sameGroup, sayingsOf } from '../../domain/search/synonym-group.ts';
import { putSynonyms } from './put-supplier-synonyms.ts';
import {
  allSynonymGroups,
  deleteSynonymGroup,
  lockSynonyms,
  saveSynonymGroup,
} from './synonym-groups.store.ts';

type StaffContext = Context & { readonly actor: Staff };
type Refusal = {
  readonly code:
    | 'synonyms-not-found'
    | 'synonyms-say-nothing'
    | 'synonyms-there-already'
    | 'too-many-synonyms';
};

export const listSynonyms = ({ db, supplier }: Context): Promise<SynonymGroup[]> =>
  allSynonymGroups(db, supplier.id);

/** Adds a group. A group equal to an existing one is refused, so that a repeated request creates no duplicate. */
export function addSynonyms(
  context: StaffContext,
  typed: readonly string[],
): Promise<Result<SynonymGroup, Refusal>> {
  return writeGroup(context, typed, (groups) =>
    groups.length >= MAX_GROUPS ? refuse({ code: 'too-many-synonyms' }) : accept(newId()),
  );
}

/** Replaces the sayings of a group. */
export function changeSynonyms(
  context: StaffContext,
  id: string,
  typed: readonly string[],
): Promise<Result<SynonymGroup, Refusal>> {
  return writeGroup(context, typed, (groups) =>
    isThere(groups, id) ? accept(id) : refuse({ code: 'synonyms-not-found' }),
  );
}

export const dropSynonyms = (context: StaffContext, id: string): Promise<Result<void, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const groups = await lockedGroups(inside);
    if (!isThere(groups, id)) return refuse({ code: 'synonyms-not-found' });
    await deleteSynonymGroup(db, supplier.id, id);
    await rebuildSynonyms(inside, groups, id, undefined);
    return accept(undefined);
  });

const isThere = (groups: readonly SynonymGroup[], id: string): boolean =>
  groups.some((group) => group.id === id);

function writeGroup(
  context: StaffContext,
  typed: readonly string[],
  idIn: (groups: readonly SynonymGroup[]) => Result<string, Refusal>,
): Promise<Result<SynonymGroup, Refusal>> {
  return inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const groups = await lockedGroups(inside);
    const id = idIn(groups);
    if (!id.ok) return id;
    const sayings = sayingsOf(typed);
    if (!sayings.ok) return sayings;
    const group = { id: id.value, sayings: sayings.value };
    const isTwin = ({ id: other, sayings: its }: SynonymGroup) =>
      other !== group.id && sameGroup(its, group.sayings);
    if (groups.some(isTwin)) return refuse({ code: 'synonyms-there-already' });
    await saveSynonymGroup(db, supplier.id, group, new Date(now));
    await rebuildSynonyms(inside, groups, group.id, group);
    return accept(group);
  });
}

async function lockedGroups({ db, supplier }: Context): Promise<SynonymGroup[]> {
  await lockSynonyms(db, supplier.id);
  return allSynonymGroups(db, supplier.id);
}

/** Rebuilds the synonyms that searches read, and audits the change. */
async function rebuildSynonyms(
  context: StaffContext,
  groups: readonly SynonymGroup[],
  id: string,
  after: SynonymGroup | undefined,
): Promise<void> {
  const before = groups.find((group) => group.id === id);
  const others = groups.filter((group) => group.id !== id);
  const all = after === undefined ? others : [...others, after];
  await putSynonyms(
    context.db,
    context.supplier.id,
    all.map(({ sayings }) => sayings),
  );
  const facts = (group: SynonymGroup | undefined) =>
    group === undefined ? null : { sayings: group.sayings };
  await recordChange(context, {
    action: 'synonyms.changed',
    subjectId: id,
    before: facts(before),
    after: facts(after),
  });
}
