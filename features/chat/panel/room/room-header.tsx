import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, CircleCheckBig, RotateCcw } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PersonMark } from '#platform/panel/person-mark.tsx';
import { useWide } from '#platform/panel/use-media.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { iconButtonStyle } from '#platform/ui/icon-button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { ShownPanelRoom } from '../../contract/panel-room.wire.ts';
import { inboxHref } from '../chat-addresses.ts';
import { liveKey } from '../chat-queries.ts';
import type { InboxWish } from '../inbox/inbox-wish.ts';
import { subjectOf } from '../panel-words.ts';
import { AttendantChoice } from './attendant-choice.tsx';

interface RoomHeaderProps {
  readonly room: ShownPanelRoom;
  readonly setClosed: (closed: boolean) => Promise<void>;
  readonly wish: InboxWish;
}

/** With whom and about what, who answers, and whether the conversation goes on. */
export function RoomHeader({ room, setClosed, wish }: RoomHeaderProps) {
  const { shop } = useStaffPlace();
  const wide = useWide();
  const mayWrite = useMay('chat:write');
  const Heading = wide ? 'h2' : 'h1';
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-surface px-2 py-2.5 lg:px-4">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-2 lg:gap-3">
        {!wide && (
          <AppLink
            href={inboxHref(shop, wish)}
            aria-label="Voltar às conversas"
            className={iconButtonStyle('-mr-1')}
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </AppLink>
        )}
        <PersonMark name={room.clientName} />
        <div className="flex min-w-0 flex-col">
          <Heading className="flex min-w-0 items-center gap-2 text-base">
            <span className="truncate" title={room.clientName}>
              {room.clientName}
            </span>
            {room.closed && <Badge className="shrink-0">Encerrada</Badge>}
          </Heading>
          <Subject room={room} />
        </div>
      </div>
      {mayWrite && (
        <div className="flex w-full items-center gap-2 pl-1 lg:w-auto lg:pl-0">
          <AttendantChoice room={room} />
          <StateButton closed={room.closed} setClosed={setClosed} />
        </div>
      )}
    </header>
  );
}

function Subject({ room }: { readonly room: ShownPanelRoom }) {
  const { shop } = useStaffPlace();
  const seesOrders = useMay('orders:read');
  const { orderNumber, userName, clientName } = room;
  const subject = subjectOf(room);
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-ink-2 text-sm">
      {orderNumber !== undefined && seesOrders ? (
        <AppLink
          href={panelHref(shop, `/pedidos/${orderNumber}`)}
          className="inline-flex min-h-6 shrink-0 items-center font-medium text-brand-text underline-offset-2 hover:underline"
        >
          {subject}
        </AppLink>
      ) : (
        <span className="shrink-0">{subject}</span>
      )}
      {userName !== '' && userName !== clientName && <span className="truncate">· {userName}</span>}
    </p>
  );
}

function StateButton({
  closed,
  setClosed,
}: { readonly closed: boolean } & Pick<RoomHeaderProps, 'setClosed'>) {
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: setClosed,
    onSuccess: (_, isClosed) =>
      showToast({
        text: isClosed ? 'Conversa encerrada.' : 'Conversa reaberta.',
        ...(isClosed ? { action: { label: 'Reabrir', run: () => change.mutate(false) } } : {}),
      }),
    onError: () => showToast({ text: 'Não foi possível mudar a conversa. Tente de novo.', tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: liveKey(shop.id) }),
  });
  const Icon = closed ? RotateCcw : CircleCheckBig;
  return (
    <Button size="sm" className="shrink-0" busy={change.isPending} onClick={() => change.mutate(!closed)}>
      {!change.isPending && <Icon aria-hidden="true" className="size-4" />}
      {closed ? 'Reabrir' : 'Encerrar'}
    </Button>
  );
}
