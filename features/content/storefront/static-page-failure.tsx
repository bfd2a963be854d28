import { FileQuestionMark } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { NEEDS_REVIEW, staticPageTexts } from '../contract/texts.ts';

/** For a page that the shop does not show. Spec 8, static page failure. */
export function StaticPageFailure() {
  const { slug } = useShop();
  return (
    <EmptyState
      level={1}
      icon={<FileQuestionMark />}
      title={staticPageTexts['page-not-shown'].message}
      text={NEEDS_REVIEW}
      actions={
        <LinkButton tone="primary" href={`/${slug}`}>
          Ir para o início
        </LinkButton>
      }
    />
  );
}
