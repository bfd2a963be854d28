/** Pages with the shop's own texts. A shop without such texts redirects to its home. Spec 2. */
import { redirect } from '@tanstack/react-router';
import type { ContentType } from '#features/suppliers/domain/shop-texts.ts';
import { shopContentsQuery } from '#features/suppliers/storefront/shop-contents-query.ts';
import { ShopTexts } from '#features/suppliers/storefront/shop-texts.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import type { SecondaryPage, SecondaryVisit } from '../secondary-page.ts';

export const about: SecondaryPage = {
  title: 'Sobre a loja',
  load: loadShopTexts('ABOUT'),
  Screen: () => <ShopTextPage title="Sobre a loja" type="ABOUT" />,
};

export const exchanges: SecondaryPage = {
  title: 'Trocas e devoluções',
  load: loadShopTexts('EXCHANGE_POLICY'),
  Screen: () => <ShopTextPage title="Trocas e devoluções" type="EXCHANGE_POLICY" />,
};

function loadShopTexts(type: ContentType) {
  return async ({ context: { queryClient, api, shop } }: SecondaryVisit): Promise<void> => {
    const texts = await queryClient.ensureQueryData(shopContentsQuery(api, shop, type));
    if (texts.length === 0)
      throw redirect({ to: '/$supplier', params: { supplier: shop.slug }, replace: true });
  };
}

function ShopTextPage({ title, type }: { readonly title: string; readonly type: ContentType }) {
  return (
    <div className="mx-auto flex max-w-225 flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <ShopTexts type={type} />
    </div>
  );
}
