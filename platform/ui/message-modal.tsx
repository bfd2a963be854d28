import { lazy, Suspense } from 'react';
import { dismissMessage, useMessage } from './message-state.ts';

const MessageDialog = lazy(() =>
  import('./message-dialog.tsx').then((module) => ({ default: module.MessageDialog })),
);

/** The one host of messages that ask to be read. */
export function MessageModal() {
  const message = useMessage((state) => state.message);
  if (message === undefined) return null;
  return (
    <Suspense>
      <MessageDialog message={message} onClose={dismissMessage} />
    </Suspense>
  );
}
