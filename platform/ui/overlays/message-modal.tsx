import { Suspense } from 'react';
import { lateView } from '../loading/late-view.tsx';
import { dismissMessage, useMessage } from './message-state.ts';

const MessageDialog = lateView(async () => (await import('./message-dialog.tsx')).MessageDialog);

/** Shows the current modal message; one per page. */
export function MessageModal() {
  const message = useMessage((state) => state.message);
  if (message === undefined) return null;
  return (
    <Suspense>
      <MessageDialog message={message} onClose={dismissMessage} />
    </Suspense>
  );
}
