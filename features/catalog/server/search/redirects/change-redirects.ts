import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import {
  MAX_REDIRECTS,
  type RedirectFields,
  redirectKey,
  redirectTerm,
  type SearchRedirect,
  shopPath,
  staticPagePath,
} from '../../../domain/search/search-redirect.ts';
import {
  allRedirects,
  deleteRedirect,
  hasTarget,
  insertRedirect,
  lockRedirects,
  updateRedirect,
} from './search-redirects.store.ts';
import type { ShopPages } from './shown-redirect.ts';

type FieldsRefusal = {
  readonly code:
    | 'redirect-says-nothing'
    | 'redirect-target-not-found'
    | 'redirect-outside-shop'
    | 'redirect-to-search';
};
type PlaceRefusal = { readonly code: 'redirect-twice' | 'too-many-redirections' };
type GoneRefusal = { readonly code: 'redirect-not-found' } | ChangedByOther<SearchRedirect>;

/** All of a shop; one whose page is not shown now has no path. */
export async function listRedirects(context: Context, shopPages: ShopPages): Promise<SearchRedirect[]> {
  const [all, pages] = await Promise.all([allRedirects(context.db, context.supplier.id), shopPages(context)]);
  const shown = new Set(pages);
  return all.map(({ path, ...redirect }) =>
    path === undefined || (redirect.kind === 'page' && !shown.has(path)) ? redirect : { ...redirect, path },
  );
}

export const addRedirect = (
  context: StaffContext,
  typed: RedirectFields,
  shopPages: ShopPages,
): Promise<Result<SearchRedirect, FieldsRefusal | PlaceRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await lockRedirects(db, supplier.id);
    const fields = await checkedFields(inside, typed, shopPages);
    if (!fields.ok) return fields;
    const all = await allRedirects(db, supplier.id);
    if (isTaken(all, fields.value)) return refuse({ code: 'redirect-twice' });
    if (all.length >= MAX_REDIRECTS) return refuse({ code: 'too-many-redirections' });
    const id = newId();
    await insertRedirect(db, supplier.id, id, fields.value, new Date(now));
    return accept(await audited(inside, id, undefined));
  });

export const changeRedirect = (
  context: StaffContext,
  id: string,
  version: number,
  typed: RedirectFields,
  shopPages: ShopPages,
): Promise<Result<SearchRedirect, FieldsRefusal | GoneRefusal | { readonly code: 'redirect-twice' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await lockRedirects(db, supplier.id);
    const all = await allRedirects(db, supplier.id);
    const before = atItsVersion(all, id, version);
    if (!before.ok) return before;
    const fields = await checkedFields(inside, typed, shopPages);
    if (!fields.ok) return fields;
    if (isTaken(all, fields.value, id)) return refuse({ code: 'redirect-twice' });
    await updateRedirect(db, supplier.id, id, fields.value, new Date(now));
    return accept(await audited(inside, id, before.value));
  });

export const dropRedirect = (
  context: StaffContext,
  id: string,
  version: number,
): Promise<Result<void, GoneRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockRedirects(db, supplier.id);
    const before = atItsVersion(await allRedirects(db, supplier.id), id, version);
    if (!before.ok) return before;
    await deleteRedirect(db, supplier.id, id);
    await recordChange(inside, {
      action: 'search-redirect.removed',
      subjectId: id,
      before: factsOf(before.value),
      after: null,
    });
    return accept(undefined);
  });

function atItsVersion(
  all: readonly SearchRedirect[],
  id: string,
  version: number,
): Result<SearchRedirect, GoneRefusal> {
  const found = all.find((redirect) => redirect.id === id);
  if (found === undefined) return refuse({ code: 'redirect-not-found' });
  return found.version === version ? accept(found) : changedByOther(found);
}

const isTaken = (all: readonly SearchRedirect[], { term }: RedirectFields, id?: string): boolean =>
  all.some((other) => other.id !== id && redirectKey(other.term) === redirectKey(term));

async function checkedFields(
  context: Context,
  { term: typed, kind, target }: RedirectFields,
  shopPages: ShopPages,
): Promise<Result<RedirectFields, FieldsRefusal>> {
  const term = redirectTerm(typed);
  if (!term.ok) return term;
  if (kind === 'path') {
    const path = shopPath(target, context.supplier.slug);
    return path.ok ? accept({ term: term.value, kind, target: path.value }) : path;
  }
  const found =
    kind === 'page'
      ? (await shopPages(context)).includes(staticPagePath(target))
      : await hasTarget(context.db, context.supplier.id, kind, target);
  return found ? accept({ term: term.value, kind, target }) : refuse({ code: 'redirect-target-not-found' });
}

/** The redirect as it is now, after its change is in the audit. */
async function audited(
  context: StaffContext,
  id: string,
  before: SearchRedirect | undefined,
): Promise<SearchRedirect> {
  const after = (await allRedirects(context.db, context.supplier.id)).find((one) => one.id === id);
  if (after === undefined) throw new Error('A redirect was not written');
  await recordChange(context, {
    action: before === undefined ? 'search-redirect.created' : 'search-redirect.changed',
    subjectId: id,
    before: before === undefined ? null : factsOf(before),
    after: factsOf(after),
  });
  return after;
}

const factsOf = ({ term, name, path, target }: SearchRedirect) => ({
  term,
  destination: name ?? path ?? target,
});
