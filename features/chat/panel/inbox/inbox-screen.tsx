import { useEffect } from 'react';
import { useSessionOver } from '#features/accounts/panel/session-over-state.ts';
import { usePathPart, useSearchTexts } from '#platform/panel/address.ts';
import { FillWindow } from '#platform/panel/fill-window.tsx';
import { useWide } from '#platform/panel/use-media.ts';
import { sendStored } from '../../ui/room/send-stored.ts';
import { RoomPane } from '../room/room-pane.tsx';
import { useStaffChat } from '../staff-chat.ts';
import { InboxList } from './inbox-list.tsx';
import { inboxWishOf } from './inbox-wish.ts';
import { NothingOpened } from './nothing-opened.tsx';

/** The shop's conversations, beside the open one where there is room for both. */
export function InboxScreen() {
  const wide = useWide();
  const wish = inboxWishOf(useSearchTexts());
  const part = usePathPart('sala');
  useStoredMessages();
  if (!wide) return part === '' ? <InboxList wish={wish} /> : <RoomPane part={part} wish={wish} />;
  return (
    <FillWindow>
      <div className="flex w-80 shrink-0 flex-col border-line border-r bg-surface xl:w-100">
        <InboxList wish={wish} opened={part} />
      </div>
      {part === '' ? <NothingOpened wish={wish} /> : <RoomPane part={part} wish={wish} />}
    </FillWindow>
  );
}

/** Sends what was written without a connection, or after the session had ended, in rooms that were left since. */
function useStoredMessages(): void {
  const { calls, storageKey, line } = useStaffChat();
  const { send } = calls;
  const logins = useSessionOver((state) => state.logins);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each login again; the calls are the same for a shop
  useEffect(() => {
    const catchUp = (): void => void sendStored({ calls: { send }, storageKey });
    catchUp();
    if (logins > 0) line.connect();
    window.addEventListener('online', catchUp);
    return () => window.removeEventListener('online', catchUp);
  }, [storageKey, line, logins]);
}
