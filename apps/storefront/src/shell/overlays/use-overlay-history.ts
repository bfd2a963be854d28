/** Gives an open overlay its own history entry, so that the browser's Back closes it. */
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { closesOnArrival, moveForChange } from '#platform/ui/overlays/overlay-history.ts';
import { closeOverlay } from '#platform/ui/overlays/overlay-state.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was pushed for an overlay. */
    overlay?: boolean;
  }
}

export function useOverlayHistory(isOpen: boolean): void {
  const router = useRouter();
  const marked = useLocation({ select: (location) => location.state.overlay === true });
  const latest = useRef(isOpen);
  latest.current = isOpen;
  const wasOpen = useRef(false);

  useEffect(() => {
    const move = moveForChange(isOpen, router.history.location.state.overlay === true);
    // After a reload the entry may still be marked though nothing is open; then there is no step back to take.
    if (move === 'back' && wasOpen.current) router.history.back();
    wasOpen.current = isOpen;
    if (move === 'push') {
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, overlay: true }),
        resetScroll: false,
      });
    }
  }, [isOpen, router]);

  useEffect(() => {
    if (closesOnArrival(latest.current, marked) && router.history.location.state.overlay !== true)
      closeOverlay();
  }, [marked, router]);
}
