import { redirect } from '@tanstack/react-router';
import type { ContentType } from '#features/suppliers/domain/shop-texts.ts';
import { shopContentsQuery } from '#features/suppliers/storefront/shop-contents-query.ts';
import { ShopTexts } from '#features/suppliers/storefront/shop-texts.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import type { SecondaryVisit } from '../secondary-page.ts';

/** Loads the texts; a shop without texts of this type redirects to its home. Spec 2. */
export const loadShopTexts =
  (type: ContentType) =>
  async ({ context: { queryClient, api, shop } }: SecondaryVisit): Promise<void> => {
    const texts = await queryClient.ensureQueryData(shopContentsQuery(api, shop.id, type));
    if (texts.length === 0)
      throw redirect({ to: '/$supplier', params: { supplier: shop.slug }, replace: true });
  };

export function ShopTextPage({ title, type }: { readonly title: string; readonly type: ContentType }) {
  return (
    <div className="mx-auto flex max-w-225 flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <ShopTexts type={type} />
    </div>
  );
}
