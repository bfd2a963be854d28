import { MessageModal } from '#platform/ui/message-modal.tsx';
import { ToastRegion } from '#platform/ui/toast-region.tsx';

/** What may appear above any page. */
export function Overlays() {
  return (
    <>
      <MessageModal />
      <ToastRegion />
    </>
  );
}
