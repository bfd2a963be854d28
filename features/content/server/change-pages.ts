/** How a shop's staff create, save, order and archive pages. Every change is audited. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { panelPageHeadToWire, type WantedPage } from '../contract/panel-page.wire.ts';
import type { PageChangeRefusal } from '../contract/panel-texts.ts';
import { MAX_PAGES, MAX_VERSIONS, pageProblem } from '../domain/page-problem.ts';
import type { PageId, PageState, PageText } from '../domain/static-page.ts';
import {
  countPages,
  insertPage,
  lockPages,
  orderedPages,
  pageById,
  pageBySlug,
  pagesPage,
  placePages,
  setArchived,
  updatePage,
} from './pages.store.ts';
import { replacePublications } from './publications.store.ts';
import { cleanPage } from './rich-text/clean-page.ts';
import { dropVersions, insertVersion, pageVersion } from './versions.store.ts';

type Refusal = { readonly code: PageChangeRefusal };
/** A page with the HTML of its latest version. */
export type EditedPage = PageState & { readonly html: string };
export type Changed = Result<EditedPage, Refusal>;
export type Saved = Result<EditedPage, Refusal | ChangedByOther<EditedPage>>;

export const listEditedPages = (
  { db, supplier }: Context,
  page: PageRange & { readonly archived: boolean },
): Promise<{ readonly rows: PageState[]; readonly total: number }> => pagesPage(db, supplier.id, page);

export async function getPage(context: Context, id: PageId): Promise<Changed> {
  const page = await editedPage(context, id);
  return page === undefined ? refuse({ code: 'page-not-found' }) : accept(page);
}

async function editedPage({ db, supplier }: Context, id: PageId): Promise<EditedPage | undefined> {
  const page = await pageById(db, supplier.id, id);
  const latest = page && (await pageVersion(db, supplier.id, id, page.latest.version));
  return page && latest && { ...page, html: latest.html };
}

export const addPage = (context: StaffContext, wanted: WantedPage): Promise<Changed> =>
  changingPages(context, async (inside) => {
    const { db, supplier, now } = inside;
    const page = await cleanPage(inside, wanted);
    const problem = await problemOf(inside, page, undefined);
    if (problem !== undefined) return refuse({ code: problem });
    if ((await countPages(db, supplier.id)) >= MAX_PAGES) return refuse({ code: 'too-many-pages' });
    const id = newId();
    await insertPage(db, supplier.id, { ...page, id, now });
    await insertVersion(db, supplier.id, id, { ...textOf(page), version: 1, savedAt: now });
    return recorded(inside, { action: 'page.made', id });
  });

/**
 * Saves a page; a changed text becomes a new version, settings apply at once. `edited`: the edition that the change is based on;
 * refused if there is a later one.
 */
export const changePage = (
  context: StaffContext,
  id: PageId,
  { edited, ...wanted }: WantedPage & { readonly edited?: number | undefined },
): Promise<Saved> =>
  changingPages(context, async (inside): Promise<Saved> => {
    const { db, supplier } = inside;
    const before = await getPage(inside, id);
    if (!before.ok) return before;
    if (edited !== undefined && edited !== before.value.edition) return changedByOther(before.value);
    const page = await cleanPage(inside, wanted);
    const problem = await problemOf(inside, page, id);
    if (problem !== undefined) return refuse({ code: problem });
    await updatePage(db, supplier.id, id, page);
    await saveText(inside, before.value, textOf(page));
    return recorded(inside, { action: 'page.changed', id, before: before.value });
  });

/** Saves an earlier version again as the latest. */
export const restoreVersion = (context: StaffContext, id: PageId, version: number): Promise<Changed> =>
  changingPages(context, async (inside) => {
    const before = await getPage(inside, id);
    if (!before.ok) return before;
    const old = await pageVersion(inside.db, inside.supplier.id, id, version);
    if (old === undefined) return refuse({ code: 'version-not-found' });
    await updatePage(inside.db, inside.supplier.id, id, before.value);
    await saveText(inside, before.value, textOf(old));
    return recorded(inside, { action: 'page.version-restored', id, before: before.value });
  });

/** Idempotent. */
export const archivePage = (context: StaffContext, id: PageId): Promise<Changed> =>
  changingPages(context, async (inside) => {
    const before = await getPage(inside, id);
    if (!before.ok || before.value.archived) return before;
    await replacePublications(inside.db, inside.supplier.id, id, []);
    await setArchived(inside.db, inside.supplier.id, id, inside.now);
    return recorded(inside, { action: 'page.archived', id, before: before.value });
  });

/** Brings an archived page back as a draft. Idempotent. */
export const unarchivePage = (context: StaffContext, id: PageId): Promise<Changed> =>
  changingPages(context, async (inside) => {
    const before = await getPage(inside, id);
    if (!before.ok || !before.value.archived) return before;
    await setArchived(inside.db, inside.supplier.id, id, undefined);
    return recorded(inside, { action: 'page.unarchived', id, before: before.value });
  });

/** Puts these pages first, in this order; the others follow in theirs. Archived pages have no place. */
export const orderPages = (
  context: StaffContext,
  ids: readonly PageId[],
): Promise<Result<readonly PageId[], { readonly code: 'page-not-found' }>> =>
  changingPages(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await orderedPages(db, supplier.id);
    if (!ids.every((id) => before.includes(id))) return refuse({ code: 'page-not-found' });
    const pages = [...new Set([...ids, ...before])];
    await placePages(db, supplier.id, pages);
    const change = { action: 'pages.ordered', subjectId: supplier.id } as const;
    await recordChangeOf(inside, { ...change, before: { pages: before }, after: { pages } });
    return accept(pages);
  });

/** Runs a change of a supplier's pages, one at a time. */
export const changingPages = <T>(
  context: StaffContext,
  work: (inside: StaffContext) => Promise<T>,
): Promise<T> =>
  inTransaction(context, async (inside) => {
    await lockPages(inside.db, inside.supplier.id);
    return work(inside);
  });

interface PageChange {
  readonly action: `page.${string}`;
  readonly id: PageId;
  readonly before?: PageState;
}

/** The page after a change, which is recorded without the HTML: that is in the versions. */
export async function recorded(inside: StaffContext, { action, id, before }: PageChange): Promise<Changed> {
  const after = await editedPage(inside, id);
  if (after === undefined) throw new Error('a changed page is gone');
  await recordChangeOf(inside, { action, subjectId: id, before, after }, (page: PageState) =>
    panelPageHeadToWire(page, inside.now),
  );
  return accept(after);
}

async function saveText(
  { db, supplier, now }: StaffContext,
  { id, latest, html }: EditedPage,
  text: PageText,
): Promise<void> {
  const isSame = latest.title === text.title && latest.description === text.description && html === text.html;
  if (isSame) return;
  const version = latest.version + 1;
  await insertVersion(db, supplier.id, id, { ...text, version, savedAt: now });
  await dropVersions(db, supplier.id, id, version - MAX_VERSIONS);
}

const textOf = ({ title, description, html }: PageText): PageText => ({ title, description, html });

async function problemOf(
  { db, supplier }: Context,
  page: WantedPage,
  id: PageId | undefined,
): Promise<PageChangeRefusal | undefined> {
  const problem = pageProblem(page);
  if (problem !== undefined) return problem;
  const named = await pageBySlug(db, supplier.id, page.slug);
  return named === undefined || named.id === id ? undefined : 'address-taken';
}
