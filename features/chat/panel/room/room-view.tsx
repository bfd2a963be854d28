import { Suspense, useEffect, useRef, useState } from 'react';
import { useSessionOver } from '#features/accounts/panel/session-over-state.ts';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { useWide } from '#platform/panel/use-media.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import type { ShownPanelRoom } from '../../contract/panel-room.wire.ts';
import type { ChatMessage } from '../../domain/chat-message.ts';
import { MessageLog } from '../../ui/room/message-log.tsx';
import { useConversation } from '../../ui/room/use-conversation.ts';
import type { InboxWish } from '../inbox/inbox-wish.ts';
import { useStaffChat } from '../staff-chat.ts';
import { FileDrop } from './file-drop.tsx';
import { RoomHeader } from './room-header.tsx';
import { uploadsOf } from './room-uploads.ts';
import { StaffComposer } from './staff-composer.tsx';
import { draftKey, useDraft } from './use-draft.ts';

const PictureView = lazyView(async () => (await import('./picture-view.tsx')).PictureView);

interface RoomViewProps {
  readonly room: ShownPanelRoom;
  readonly wish: InboxWish;
}

/** A conversation: who writes, its messages, and what the shop answers. */
export function RoomView({ room, wish }: RoomViewProps) {
  const place = useStaffPlace();
  const chat = useStaffChat();
  const { conversation, state, type } = useConversation(chat, room);
  const [text, setText] = useDraft(draftKey(place, room.id));
  const uploads = uploadsOf(room.id, conversation.sendFile);
  const field = useRef<HTMLTextAreaElement>(null);
  const [picture, setPicture] = useState<ChatMessage>();
  const logins = useSessionOver(({ logins: count }) => count);
  useEffect(() => {
    // What waited for the session is sent at once.
    if (logins > 0) void conversation.catchUp();
  }, [conversation, logins]);
  const wide = useWide();
  useEffect(() => {
    // On a phone the keyboard would cover what there is to read.
    if (wide) field.current?.focus({ preventScroll: true });
  }, [wide]);
  const { closed } = state.room;
  return (
    <FileDrop enabled={chat.mayWrite} onFiles={uploads.add}>
      <RoomHeader room={{ ...room, closed }} setClosed={conversation.setClosed} wish={wish} />
      {state.failure !== undefined && (
        <div className="p-3">
          <LoadFailure
            title="Não foi possível carregar as mensagens"
            error={state.failure}
            again={() => conversation.catchUp()}
          />
        </div>
      )}
      <MessageLog
        conversation={conversation}
        state={state}
        reader={{
          side: chat.side,
          zone: timeZoneOf(place.shop),
          fileAddress: chat.calls.fileAddress,
          among: place.session.name,
          openPicture: setPicture,
        }}
        // Own messages stand out more than on a shopper's page, where the shop's colour does it.
        className="min-h-56 flex-1 bg-canvas short:h-72 short:flex-none [--color-brand-soft:color-mix(in_oklab,var(--brand)_14%,white)]"
      />
      {picture !== undefined && (
        <Suspense>
          <PictureView
            message={picture}
            address={chat.calls.fileAddress(room.id, picture.id)}
            onClose={() => setPicture(undefined)}
          />
        </Suspense>
      )}
      {chat.mayWrite ? (
        <StaffComposer
          room={{ ...room, closed }}
          field={field}
          text={text}
          onText={(typed) => {
            setText(typed);
            if (typed !== '') type();
          }}
          send={conversation.send}
          uploads={uploads}
        />
      ) : (
        <p className="border-line border-t bg-surface p-4 text-ink-2 text-sm">
          O seu papel nesta loja lê as conversas, mas não responde.
        </p>
      )}
    </FileDrop>
  );
}
