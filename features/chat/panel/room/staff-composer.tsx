import { useQuery } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import type { RefObject } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useMedia } from '#platform/panel/use-media.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ShownPanelRoom } from '../../contract/panel-room.wire.ts';
import { Composer } from '../../ui/room/composer.tsx';
import type { Uploads } from '../../ui/room/uploads.ts';
import { attendantsQuery } from '../chat-queries.ts';
import { firstName } from '../panel-words.ts';
import { useAssign } from './attendant-choice.tsx';
import { CannedList } from './canned-list.tsx';
import { useCanned } from './use-canned.ts';

interface StaffComposerProps {
  readonly room: ShownPanelRoom;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly send: (text: string) => void;
  readonly uploads: Uploads;
}

/** Writes for the shop: with canned answers, files by button, drag and paste. */
export function StaffComposer({ room, ...composer }: StaffComposerProps) {
  // The field grows with its placeholder, too.
  const hasRoom = useMedia('(width >= 80rem)');
  const canned = useCanned(composer);
  return (
    <div className="bg-surface">
      <Attended room={room} />
      <Composer
        {...composer}
        manyFiles
        hint={room.closed ? 'Conversa encerrada: uma nova mensagem a abre outra vez.' : undefined}
        fieldProps={{
          ...canned.fieldProps,
          placeholder: hasRoom
            ? 'Escreva uma mensagem, ou / para uma resposta pronta'
            : 'Escreva uma mensagem',
        }}
        above={canned.isOpen && <CannedList canned={canned} />}
        tools={
          <IconButton
            label="Respostas prontas"
            title="Respostas prontas ( / )"
            icon={<MessageSquareQuote aria-hidden="true" className="size-5" />}
            aria-expanded={canned.isOpen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={canned.toggle}
          />
        }
      />
    </div>
  );
}

/** Two people do not answer the same client by accident. */
function Attended({ room }: { readonly room: ShownPanelRoom }) {
  const { shop } = useStaffPlace();
  const { data: people } = useQuery(attendantsQuery(useApi(), shop.id));
  const assign = useAssign(room);
  const me = people?.find(({ isMe }) => isMe);
  const { attendantId, attendantName = '' } = room;
  if (people === undefined || attendantId === undefined || attendantId === me?.id) return null;
  return (
    <p className="flex items-center justify-between gap-3 border-line border-t bg-info-soft px-4 py-1.5 text-info text-sm">
      {firstName(attendantName)} atende esta conversa.
      {me !== undefined && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2 lg:min-h-8"
          onClick={() => assign.mutate(me.id)}
        >
          Assumir
        </button>
      )}
    </p>
  );
}
