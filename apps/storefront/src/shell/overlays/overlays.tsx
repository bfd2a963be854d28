import { MessageModal } from '#platform/ui/overlays/message-modal.tsx';
import { ToastRegion } from '#platform/ui/toasts/toast-region.tsx';

/** Messages and toasts above any page. */
export function Overlays() {
  return (
    <>
      <MessageModal />
      <ToastRegion />
    </>
  );
}
