/** What shoppers see of a shop's pages. */
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { StaticPageRefusal } from '../contract/texts.ts';
import { type OpenPage, pageAddress, type ShownPage, shownPages } from '../domain/shown-page.ts';
import { WEB } from '../domain/static-page.ts';
import { pageBySlug } from './pages.store.ts';
import { opensPreview } from './preview-token.ts';
import { pageHtml, publishedPages } from './shown-pages.store.ts';
import { pageVersion } from './versions.store.ts';

/** The pages shown now under a tag, in the shop's order. */
export async function listPages({ db, supplier, now }: Context, tag: string = WEB): Promise<ShownPage[]> {
  return shownPages((await publishedPages(db, supplier.id)).pages, tag, now);
}

type Opened = Result<OpenPage, { readonly code: StaticPageRefusal }>;

const notShown: Opened = refuse({ code: 'page-not-shown' });

export async function openPage(context: Context, slug: string, tag?: string): Promise<Opened> {
  const page = (await listPages(context, tag)).find((shown) => shown.slug === slug);
  if (page === undefined) return notShown;
  const html = await pageHtml(context.db, context.supplier.id, page.id, page.version);
  return html === undefined ? notShown : accept({ ...page, html, draft: false });
}

/** The latest version of a page, for those who have a valid link to it. */
export async function previewPage(
  { db, supplier, now }: Context,
  slug: string,
  { token, secret }: { readonly token: string; readonly secret: string },
): Promise<Opened> {
  const page = await pageBySlug(db, supplier.id, slug);
  if (page === undefined || page.archived) return notShown;
  const subject = { supplierId: supplier.id, pageId: page.id };
  if (!opensPreview(secret, subject, token, now)) return notShown;
  const latest = await pageVersion(db, supplier.id, page.id, page.latest.version);
  if (latest === undefined) return notShown;
  const { id, tags, inMenu, label, footerColumn } = page;
  return accept({ id, slug, tags, inMenu, ...defined({ label, footerColumn }), ...latest, draft: true });
}

/** Public pages as paths within the shop. */
export const staticPagePaths = async (context: Context): Promise<readonly string[]> =>
  (await listPages(context)).map(pageAddress);
