/** Creates the shops' own pages as their staff would: written, with pictures, and published. */
import { storePicture } from '#features/catalog/server/product-pictures/store-picture.ts';
import { pictureSource } from '#features/content/domain/page-picture.ts';
import { WEB } from '#features/content/domain/static-page.ts';
import { addPage, listEditedPages } from '#features/content/server/change-pages.ts';
import { addPagePicture } from '#features/content/server/page-pictures.ts';
import { publishPage } from '#features/content/server/publish-page.ts';
import { defined } from '#kernel/defined.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { demoPicture } from './seed-pictures.ts';
import { staffOf } from './seed-staff-context.ts';
import { type DemoPage, type DemoPages, PICTURE } from './world/pages/demo-page.ts';

/** Skips shops that have or had pages. */
export async function seedPages(
  database: Database,
  pictures: PictureStore,
  wanted: readonly DemoPages[],
): Promise<void> {
  for (const { supplier, staff, pages } of wanted) {
    const context = await staffOf(database, supplier, staff);
    if (context === undefined || (await hasPages(context))) continue;
    for (const page of pages) await seedPage(context, pictures, page);
  }
}

async function hasPages(context: StaffContext): Promise<boolean> {
  const first = { limit: 1, offset: 0 };
  const present = await listEditedPages(context, { ...first, archived: false });
  const archived = await listEditedPages(context, { ...first, archived: true });
  return present.total + archived.total > 0;
}

async function seedPage(
  context: StaffContext,
  pictures: PictureStore,
  { slug, title, label, description, footerColumn, inMenu = false, html, picture }: DemoPage,
): Promise<void> {
  const image = picture === undefined ? '' : await imageOf(context, pictures, picture);
  const added = await addPage(context, {
    ...{ slug, title, description, footerColumn, inMenu, tags: [WEB], ...defined({ label }) },
    html: html.replace(PICTURE, image),
  });
  if (!added.ok) throw new Error(`the page ${slug}: ${added.refusal.code}`);
  const published = await publishPage(context, added.value.id, {});
  if (!published.ok) throw new Error(`the page ${slug}: ${published.refusal.code}`);
}

async function imageOf(
  context: StaffContext,
  pictures: PictureStore,
  { file, alt }: NonNullable<DemoPage['picture']>,
): Promise<string> {
  const bytes = await demoPicture(`scenes/${file}`);
  const added = await addPagePicture(context, { storePicture, pictures }, { bytes, alt });
  if (!added.ok) throw new Error(`a picture of a page: ${added.refusal.code}`);
  return `<img src="${pictureSource(added.value.id)}">`;
}
