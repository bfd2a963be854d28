import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatLongDate } from '#kernel/time/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { PageId } from '../domain/static-page.ts';
import { RichText } from './rich-text.tsx';
import { staticPageQuery } from './static-page-query.ts';

interface StaticPageScreenProps {
  readonly slug: string;
  /** The token of a preview link. */
  readonly preview: string | undefined;
  /** Content below the page: its carousels. */
  readonly Below: ComponentType<{ readonly pageId: PageId }>;
}

/** One of the shop's own pages. Spec 2. */
export function StaticPageScreen({ slug, preview, Below }: StaticPageScreenProps) {
  const shop = useShop();
  const zone = useTimeZone();
  const { data: page } = useSuspenseQuery(staticPageQuery(useApi(), shop.id, slug, preview));
  return (
    <>
      <article className="mx-auto flex w-full max-w-184 flex-col gap-5">
        <Breadcrumb crumbs={[{ label: 'Início', href: `/${shop.slug}` }]} current={page.title} />
        {page.draft && (
          <Alert tone="warn" title="Rascunho">
            Só quem tem este link vê esta versão da página, e só até ele vencer.
          </Alert>
        )}
        <PageTitle
          lead={
            <>
              Atualizada em{' '}
              <time dateTime={new Date(page.savedAt).toISOString()}>
                {formatLongDate(page.savedAt, zone)}
              </time>
            </>
          }
        >
          {page.title}
        </PageTitle>
        <RichText html={page.html} slug={shop.slug} />
      </article>
      <Below pageId={page.id} />
    </>
  );
}
