import { Hourglass } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';

export function TooManyRequests() {
  const { slug } = useShop();
  return (
    <EmptyState
      level={1}
      icon={<Hourglass />}
      title="Muitas solicitações"
      text="Recebemos muitos pedidos seguidos deste aparelho. Aguarde um minuto e tente novamente. Seu carrinho continua guardado."
      actions={
        <LinkButton tone="primary" href={shopHref(slug, '/')}>
          Voltar ao início
        </LinkButton>
      }
    />
  );
}
