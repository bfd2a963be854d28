import type { Context } from '#platform/db/context.ts';
import type { PageText } from '../../domain/static-page.ts';
import { pagePictures } from '../page-pictures.store.ts';
import { picturesIn, safeHtml } from './safe-html.ts';

/** The page with sanitised HTML, which shows only pictures of its shop. */
export async function cleanPage<Page extends PageText>({ db, supplier }: Context, page: Page): Promise<Page> {
  const pictures = await pagePictures(db, supplier.id, picturesIn(page.html));
  return { ...page, html: safeHtml(page.html, pictures) };
}
