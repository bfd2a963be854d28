import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { FollowedChat } from '../../ui/live/follow-chat.ts';
import { sendStored } from '../../ui/room/send-stored.ts';
import { buyerChat } from '../buyer-chat.ts';
import { roomsKey } from '../chat-queries.ts';

/** Keeps the list current while it is shown, and sends what was written without a network on pages that were left since. */
export function useLiveRooms(): void {
  const { api, shop, session } = useBuyer();
  // Memoised: a new object on each render would reconnect.
  const buyer = useMemo(() => ({ api, shop, session }), [api, shop, session]);
  const client = useQueryClient();
  useEffect(() => {
    const chat = buyerChat(buyer);
    const refetch = (): void => void client.invalidateQueries({ queryKey: roomsKey(buyer) });
    const catchUp = (): void => void sendStored(chat).then((sent) => sent > 0 && refetch());
    catchUp();
    let line: FollowedChat | undefined;
    let gone = false;
    const follow = async (): Promise<void> => {
      const { followChat } = await import('../../ui/live/follow-chat.ts');
      if (gone) return;
      line = followChat(chat.calls.ticket, {
        onMessage: refetch,
        onRoom: refetch,
        onMissed: refetch,
        onTyping: () => {},
        onState: () => {},
      });
    };
    // Without the script the list polls.
    follow().catch(() => {});
    window.addEventListener('online', catchUp);
    return () => {
      gone = true;
      line?.end();
      window.removeEventListener('online', catchUp);
    };
  }, [buyer, client]);
}
