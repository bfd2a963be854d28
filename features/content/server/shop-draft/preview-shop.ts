/** How the draft of a shop's menu, footer and texts is seen on its pages: by a link that expires. Nothing of it is cached. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { homeSite } from '#features/suppliers/domain/hosts/home-site.ts';
import { allowedItems } from '#features/suppliers/domain/modules.ts';
import { withDetails } from '#features/suppliers/server/shop-details.ts';
import { type ShopPreview, shopOf } from '#features/suppliers/server/shop-of.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Context, StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { issuePreviewToken, opensPreview, SHOP_PREVIEW } from '../preview-token.ts';
import type { PreviewLink } from '../publish-page.ts';
import { shopDraftRow } from './shop-drafts.store.ts';

const AN_HOUR = 60 * 60_000;

/** A link that shows the shop with its draft, also with a later one, until it expires. */
export async function linkToShopPreview(
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
  const token = issuePreviewToken(secret, { supplierId: shop.id, pageId: SHOP_PREVIEW }, expiresAt);
  const change = { action: 'shop.preview-linked', subjectId: shop.id, before: null } as const;
  await recordChange(context, { ...change, after: { expiresAt: new Date(expiresAt).toISOString() } });
  return { link: `${origin}${lockedTo === undefined ? `/${shop.slug}` : '/'}?previa=${token}`, expiresAt };
}

/** The pages' answers with the draft in them, for who has a link. */
export function shopPreview(secret: string): ShopPreview {
  const opens = ({ now }: Context, supplierId: SupplierId, token: string): boolean =>
    opensPreview(secret, { supplierId, pageId: SHOP_PREVIEW }, token, now);
  return {
    shop: async (context, shop, token) => {
      if (!opens(context, shop.id, token)) return shop;
      const { draft } = await shopDraftRow(context.db, shop.id);
      const menu = draft?.parts.menu?.content;
      if (menu === undefined) return { ...shop, preview: token };
      const [details] = await withDetails(context.db, [shop]);
      const modules = details?.profile.modules ?? [];
      const columns = menu.columns.map(({ title, links }) => ({
        title,
        links: allowedItems(links, modules),
      }));
      return {
        ...shop,
        preview: token,
        menu: allowedItems(menu.items, modules),
        footer: { ...shop.footer, columns },
      };
    },
    contents: async (context, type, token) => {
      const { db, supplier } = context;
      if (!opens(context, supplier.id, token)) return undefined;
      const { draft } = await shopDraftRow(db, supplier.id);
      return draft?.parts[type]?.content.map((section) => ({ id: newId(), type, ...section }));
    },
  };
}
