import { MessagesSquare } from 'lucide-react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { orderRoomHref } from './chat-addresses.ts';

/** On an order's page: opens the conversation about it. */
export function OrderChatLink({ orderNumber }: { readonly orderNumber: OrderNumber }) {
  const { shop } = useStaffPlace();
  if (!useMay('chat:write')) return null;
  return (
    <LinkButton size="sm" href={orderRoomHref(shop, orderNumber)}>
      <MessagesSquare aria-hidden="true" className="size-4" />
      Conversar com o cliente
    </LinkButton>
  );
}
