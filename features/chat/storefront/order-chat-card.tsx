import { useId } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { orderRoomAddress } from './chat-addresses.ts';
import { useChatOffered } from './use-chat-offered.ts';

/** On an order's page: opens the conversation about it, where the shop has conversations. */
export function OrderChatCard({ number }: { readonly number: OrderNumber }) {
  const { slug } = useShop();
  const id = useId();
  const chatOffered = useChatOffered();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3.5">
      <h2 id={id} className="text-lg">
        Dúvidas sobre este pedido
      </h2>
      {chatOffered && (
        <LinkButton href={orderRoomAddress(slug, number)} wide>
          Conversar com a loja
        </LinkButton>
      )}
      <AppLink href={shopHref(slug, '/ajuda')} className="self-center text-brand-text text-sm underline">
        Ajuda da loja
      </AppLink>
    </Card>
  );
}
