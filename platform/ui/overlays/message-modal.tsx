import { Suspense } from 'react';
import { lazyView } from '../loading/lazy-view.tsx';
import { dismissMessage, useMessage } from './message-state.ts';

const MessageDialog = lazyView(async () => (await import('./message-dialog.tsx')).MessageDialog);

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
