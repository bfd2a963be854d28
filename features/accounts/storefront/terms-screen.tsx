import { useSuspenseQuery } from '@tanstack/react-query';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { TermsDocument } from '#features/suppliers/storefront/terms-document.tsx';
import { termsQuery } from '#features/suppliers/storefront/terms-query.ts';
import { Card } from '#platform/ui/card.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useApi } from '#platform/web/use-api.ts';

/** The shop's terms of use, public. */
export function TermsScreen() {
  const { id, name } = useShop();
  const { data: terms } = useSuspenseQuery(termsQuery(useApi(), id));
  return (
    <div className="mx-auto flex max-w-text flex-col gap-5">
      <PageTitle lead={name}>{terms?.title ?? 'Termos de uso'}</PageTitle>
      <Card>
        {terms === null ? <p>Esta loja não publicou termos de uso.</p> : <TermsDocument terms={terms} />}
      </Card>
      <p className="text-ink-2 text-sm">
        Este site usa software livre:{' '}
        <a href="/assets/licencas.txt" className="underline">
          avisos e licenças
        </a>
        .
      </p>
    </div>
  );
}
