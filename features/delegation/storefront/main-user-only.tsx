import { UserRoundX } from 'lucide-react';
import { mayNotText } from '#features/accounts/contract/sessions/capacity-texts.ts';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
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
