import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useBuyer } from '#features/payments/storefront/buyer.ts';
import { roomsKey } from '../chat-queries.ts';
import { sendStored } from '../room/send-stored.ts';

/** Keeps the list current while it is shown, and sends what was written without a network on pages that were left since. */
export function useLiveRooms(): void {
  const { api, shop, session } = useBuyer();
  // Memoised: a new object on each render would reconnect.
  const buyer = useMemo(() => ({ api, shop, session }), [api, shop, session]);
  const client = useQueryClient();
  useEffect(() => {
    const refetch = (): void => void client.invalidateQueries({ queryKey: roomsKey(buyer) });
    const catchUp = (): void => void sendStored(buyer).then((sent) => sent > 0 && refetch());
    catchUp();
    let end: (() => void) | undefined;
    let gone = false;
    const follow = async (): Promise<void> => {
      const { followRooms } = await import('../live/follow-rooms.ts');
      if (!gone) end = followRooms(buyer, refetch);
    };
    // Without the script the list polls.
    follow().catch(() => {});
    window.addEventListener('online', catchUp);
    return () => {
      gone = true;
      end?.();
      window.removeEventListener('online', catchUp);
    };
  }, [buyer, client]);
}
