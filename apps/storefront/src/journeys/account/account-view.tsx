import { useQuery } from '@tanstack/react-query';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { hasToChoose } from '#features/accounts/domain/client-choice.ts';
import { AccountMenu } from '#features/accounts/storefront/account-menu.tsx';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { flushCart } from '#features/cart/storefront/save/lazy-saver.ts';
import { conversationCountsQuery } from '#features/chat/storefront/conversation-counts-query.ts';
import { useChatOffered } from '#features/chat/storefront/use-chat-offered.ts';
import { clientChoicesQuery } from '#features/delegation/storefront/linked-queries.ts';
import { givePushUp } from '#features/notifications/storefront/push-subscription.ts';
import {
  subscriptionsQuery,
  subscriptionTypesQuery,
} from '#features/subscriptions/storefront/subscriptions-query.ts';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';
import { withinTime } from '#platform/web/within-time.ts';

interface AccountViewProps extends Pick<OverlayViewProps, 'close'> {
  /** Whether it stands beside a page, under the shop's header. */
  readonly sidebar?: boolean;
}

/** The account menu of this shop. Logging out first saves the latest change of the cart. */
export const AccountView = ({ close, sidebar = false }: AccountViewProps) => (
  <AccountMenu
    close={close}
    sidebar={sidebar}
    hasSubscriptions={useHasSubscriptions()}
    severalClients={useSeveralClients()}
    {...useConversations()}
    beforeLeaving={useLeave()}
  />
);

/** Saves the cart, and gives up the browser's notifications. */
function useLeave(): () => Promise<void> {
  const buyer = useBuyer();
  return () => withinTime(Promise.allSettled([flushCart(), givePushUp(buyer)]), MAX_SAVE_TIME);
}

/** Maximum time that a logout waits for the save. Milliseconds. */
const MAX_SAVE_TIME = 2_000;

/** Whether the shop offers subscriptions, or the client still has some. False until known. */
function useHasSubscriptions(): boolean {
  const buyer = useBuyer();
  const { data: types } = useQuery(subscriptionTypesQuery(buyer.api, buyer.shop.id));
  const offersNone = types !== undefined && types.length === 0;
  const { data: own = [] } = useQuery({ ...subscriptionsQuery(buyer), enabled: offersNone });
  return (types !== undefined && types.length > 0) || own.length > 0;
}

/** Whether the user may buy for other clients, too. False until known. */
function useSeveralClients(): boolean {
  const { api, session } = useBuyer();
  const { capacity = 'representative' } = session;
  const enabled = capacityMay(capacity, 'clients:choose');
  const { data: choices = [] } = useQuery({ ...clientChoicesQuery(api, session), enabled });
  return hasToChoose(choices);
}

/** What was said can be read also where the shop has ended its conversations. */
function useConversations(): { readonly hasConversations: boolean; readonly unreadMessages: number } {
  const buyer = useBuyer();
  const { capacity = 'linked', choosing, refused } = buyer.session;
  const enabled = capacityMay(capacity, 'chat:use') && !choosing && !refused;
  const { data: counts } = useQuery({ ...conversationCountsQuery(buyer), enabled });
  const hasNone = counts?.rooms === 0;
  const hasConversations = useChatOffered(hasNone) || !hasNone;
  return { hasConversations, unreadMessages: counts?.unread ?? 0 };
}
