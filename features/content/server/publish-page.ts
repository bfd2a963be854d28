/** How a shop's staff publish, schedule, withdraw and preview pages. */

import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { homeSite } from '#features/suppliers/domain/hosts/home-site.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { PublicationPeriod } from '../contract/panel-page.wire.ts';
import type { PageChangeRefusal } from '../contract/panel-texts.ts';
import { MAX_PUBLICATIONS, publicationProblem, showsNothing } from '../domain/page-problem.ts';
import { pageAddress } from '../domain/shown-page.ts';
import { type PageId, withPublication } from '../domain/static-page.ts';
import { type Changed, changingPages, getPage, recorded } from './change-pages.ts';
import { issuePreviewToken } from './preview-token.ts';
import { replacePublications } from './publications.store.ts';
import { pageVersion } from './versions.store.ts';

type Refusal = { readonly code: PageChangeRefusal };

/** Shows a version, by default the latest, from now on or within the period. */
export const publishPage = (
  context: StaffContext,
  id: PageId,
  { version, from, until }: PublicationPeriod & { readonly version?: number | undefined },
): Promise<Changed> =>
  changingPages(context, async (inside) => {
    const { db, supplier, now } = inside;
    const before = await getPage(inside, id);
    if (!before.ok) return before;
    if (before.value.archived) return refuse({ code: 'page-archived' });
    const text = await pageVersion(db, supplier.id, id, version ?? before.value.latest.version);
    if (text === undefined) return refuse({ code: 'version-not-found' });
    if (showsNothing(text.html)) return refuse({ code: 'page-without-content' });
    const added = {
      version: text.version,
      // A moment that has passed means now.
      from: Math.max(from ?? now, now),
      ...defined({ until }),
    };
    const problem = publicationProblem(added, now);
    if (problem !== undefined) return refuse({ code: problem });
    const publications = withPublication(before.value.publications, added, now);
    if (publications.length > MAX_PUBLICATIONS) return refuse({ code: 'too-many-publications' });
    await replacePublications(db, supplier.id, id, publications);
    const action = added.from > now ? 'page.scheduled' : 'page.published';
    return recorded(inside, { action, id, before: before.value });
  });

/** Ends all publications, also scheduled ones. Idempotent. */
export const withdrawPage = (context: StaffContext, id: PageId): Promise<Changed> =>
  changingPages(context, async (inside) => {
    const before = await getPage(inside, id);
    if (!before.ok || before.value.publications.length === 0) return before;
    await replacePublications(inside.db, inside.supplier.id, id, []);
    return recorded(inside, { action: 'page.withdrawn', id, before: before.value });
  });

const AN_HOUR = 60 * 60_000;

export interface PreviewLink {
  readonly link: string;
  readonly expiresAt: Instant;
}

/** A link that shows the latest version of a page, also of later saves, until it expires. */
export async function linkToPreview(
  context: StaffContext,
  id: PageId,
  {
    hours,
    publicUrl,
    secret,
  }: { readonly hours: number; readonly publicUrl: string; readonly secret: string },
): Promise<Result<PreviewLink, Refusal>> {
  const page = await getPage(context, id);
  if (!page.ok) return page;
  if (page.value.archived) return refuse({ code: 'page-archived' });
  const expiresAt = context.now + hours * AN_HOUR;
  const shop = await shopOf(context);
  const { origin, lockedTo } = homeSite(publicUrl, shop);
  const path = `${lockedTo === undefined ? `/${shop.slug}` : ''}${pageAddress(page.value)}`;
  const token = issuePreviewToken(secret, { supplierId: shop.id, pageId: id }, expiresAt);
  const change = { action: 'page.preview-linked', subjectId: id, before: null } as const;
  await recordChange(context, { ...change, after: { expiresAt: new Date(expiresAt).toISOString() } });
  return accept({ link: `${origin}${path}?previa=${token}`, expiresAt });
}
