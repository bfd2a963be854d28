/** How a shop's staff add pictures for its pages, and remove them. Every change is audited. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { type PictureFault, UnusablePicture } from '#platform/pictures/picture-file.ts';
import type { PictureStore, StoredPicture } from '#platform/pictures/picture-store.ts';
import type { PagePicture } from '../domain/page-picture.ts';
import { MAX_PAGE_PICTURES } from '../domain/page-problem.ts';
import {
  countPictures,
  isPictureShown,
  pagePictures,
  picturesPage,
  removePicture,
  savePicture,
} from './page-pictures.store.ts';
import { lockPages } from './pages.store.ts';

/**
 * Stores a picture that is about to be referenced, so that no job removes it before. Implemented by the catalogue, which removes
 * what nothing references.
 */
export type StorePicture = (db: Db, pictures: PictureStore, bytes: Uint8Array) => Promise<StoredPicture>;

interface NewPicture {
  readonly bytes: Uint8Array;
  readonly alt: string;
}

export const listPictures = (
  { db, supplier }: Context,
  page: PageRange,
): Promise<{ readonly rows: PagePicture[]; readonly total: number }> => picturesPage(db, supplier.id, page);

type Added = Result<PagePicture, { readonly code: PictureFault | 'too-many-pictures' }>;

/** A picture that is there already gets the new alternative text. */
export async function addPagePicture(
  context: StaffContext,
  { storePicture, pictures }: { readonly storePicture: StorePicture; readonly pictures: PictureStore },
  { bytes, alt }: NewPicture,
): Promise<Added> {
  const stored = await storePicture(context.db, pictures, bytes).then(accept, (error: unknown) => {
    if (error instanceof UnusablePicture) return refuse({ code: error.fault });
    throw error;
  });
  if (!stored.ok) return stored;
  const { id, width, height } = stored.value;
  const picture = { id, alt, width, height };
  return inTransaction(context, async (inside): Promise<Added> => {
    const { db, supplier, now } = inside;
    await lockPages(db, supplier.id);
    const [before] = await pagePictures(db, supplier.id, [id]);
    if (before === undefined && (await countPictures(db, supplier.id)) >= MAX_PAGE_PICTURES)
      return refuse({ code: 'too-many-pictures' });
    await savePicture(db, supplier.id, picture, now);
    await recordPicture(inside, { before, after: picture });
    return accept(picture);
  });
}

export const removePagePicture = (
  context: StaffContext,
  id: string,
): Promise<Result<void, { readonly code: 'picture-not-there' | 'picture-in-use' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockPages(db, supplier.id);
    const [before] = await pagePictures(db, supplier.id, [id]);
    if (before === undefined) return refuse({ code: 'picture-not-there' });
    if (await isPictureShown(db, supplier.id, id)) return refuse({ code: 'picture-in-use' });
    await removePicture(db, supplier.id, id);
    await recordPicture(inside, { before });
    return accept(undefined);
  });

/** The audited subject is the shop, because a picture's id is no UUID. */
const recordPicture = (
  context: StaffContext,
  { before, after }: { readonly before?: PagePicture | undefined; readonly after?: PagePicture },
): Promise<void> =>
  recordChange(context, {
    action: after === undefined ? 'page-picture.removed' : 'page-picture.added',
    subjectId: context.supplier.id,
    before: before === undefined ? null : { ...before },
    after: after === undefined ? null : { ...after },
  });
