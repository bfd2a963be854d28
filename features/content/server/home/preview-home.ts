import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { homeSite } from '#features/suppliers/domain/hosts/home-site.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { HOME_PREVIEW, issuePreviewToken } from '../preview-token.ts';
import type { PreviewLink } from '../publish-page.ts';

const AN_HOUR = 60 * 60_000;

/** A link that shows the home with drafts and scheduled blocks until it expires. */
export async function linkToHomePreview(
  context: StaffContext,
  {
    hours,
    publicUrl,
    secret,
  }: { readonly hours: number; readonly publicUrl: string; readonly secret: string },
): Promise<PreviewLink> {
  const expiresAt = context.now + hours * AN_HOUR;
  const shop = await shopOf(context);
  const { origin, lockedTo } = homeSite(publicUrl, shop);
  const token = issuePreviewToken(secret, { supplierId: shop.id, pageId: HOME_PREVIEW }, expiresAt);
  const change = { action: 'home.preview-linked', subjectId: shop.id, before: null } as const;
  await recordChange(context, { ...change, after: { expiresAt: new Date(expiresAt).toISOString() } });
  return { link: `${origin}${lockedTo === undefined ? `/${shop.slug}` : '/'}?previa=${token}`, expiresAt };
}
