import { UserRoundX } from 'lucide-react';
import { mayNotText } from '#features/accounts/contract/capacity-texts.ts';
import { useSession } from '#features/accounts/storefront/public.tsx';
import { shopHref, useShop } from '#features/suppliers/storefront/public.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';

/** Shown to other users who open the main user's page by its URL. */
export function MainUserOnly() {
  const { slug } = useShop();
  const { capacity = 'linked' } = useSession();
  return (
    <EmptyState
      icon={<UserRoundX />}
      level={1}
      title="Usuários"
      text={mayNotText(capacity, 'linked-users:manage')}
      actions={<LinkButton href={shopHref(slug, '/')}>Ir para a loja</LinkButton>}
    />
  );
}
