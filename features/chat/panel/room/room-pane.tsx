import { useQuery } from '@tanstack/react-query';
import { MessageCircleOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { isUuid, type OrderNumber } from '#kernel/ids.ts';
import { useLead } from '#platform/panel/address.ts';
import { FillWindow } from '#platform/panel/fill-window.tsx';
import { useWide } from '#platform/panel/use-media.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { RoomId } from '../../domain/chat-side.ts';
import { inboxHref, orderInAddress, roomHref } from '../chat-addresses.ts';
import { orderRoomQuery, panelRoomQuery } from '../chat-queries.ts';
import type { InboxWish } from '../inbox/inbox-wish.ts';
import { RoomView } from './room-view.tsx';

interface RoomPaneProps {
  /** The last part of the address: a room, or an order whose conversation is opened. */
  readonly part: string;
  readonly wish: InboxWish;
}

/** The conversation that the address names. */
export function RoomPane({ part, wish }: RoomPaneProps) {
  const order = orderInAddress(part);
  const mayWrite = useMay('chat:write');
  if (order !== undefined && mayWrite) return <OrderRoom key={order} orderNumber={order} wish={wish} />;
  return isUuid(part) ? <Room key={part} roomId={part} wish={wish} /> : <NoRoom wish={wish} />;
}

function Room({ roomId, wish }: { readonly roomId: RoomId; readonly wish: InboxWish }) {
  const { shop, session } = useStaffPlace();
  const query = useQuery(panelRoomQuery(useApi(), shop.id, roomId));
  const { data } = query;
  if (data === undefined) return <Unshown {...query} wish={wish} />;
  return (
    <Pane>
      <RoomView key={`${roomId} ${session.email}`} room={data} wish={wish} />
    </Pane>
  );
}

/** Opens the conversation, and leads to its own address. */
function OrderRoom({ orderNumber, wish }: { readonly orderNumber: OrderNumber; readonly wish: InboxWish }) {
  const { shop } = useStaffPlace();
  const lead = useLead();
  const query = useQuery({ ...orderRoomQuery(useApi(), shop.id, orderNumber), retry: false });
  const id = query.data?.id;
  useEffect(() => {
    if (id !== undefined) void lead(roomHref(shop, id, wish), { replace: true });
  }, [id, lead, shop, wish]);
  return <Unshown {...query} wish={wish} />;
}

interface UnshownProps {
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly isFetching: boolean;
  readonly wish: InboxWish;
}

function Unshown({ error, refetch, isFetching, wish }: UnshownProps) {
  if (error instanceof ApiRefusal && error.status === 404) return <NoRoom wish={wish} />;
  if (error === null) return <RoomLoading />;
  return (
    <Pane>
      <div className="p-4">
        <LoadFailure
          title="Não foi possível abrir a conversa"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      </div>
    </Pane>
  );
}

function NoRoom({ wish }: { readonly wish: InboxWish }) {
  const { shop } = useStaffPlace();
  const wide = useWide();
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        level={wide ? 2 : 1}
        icon={<MessageCircleOff />}
        title="Conversa não encontrada"
        text="O endereço não existe, ou não é de uma conversa desta loja."
        actions={<LinkButton href={inboxHref(shop, wish)}>Ver as conversas</LinkButton>}
      />
    </div>
  );
}

const RoomLoading = () => (
  <Pane>
    <div role="status" className="flex flex-1 flex-col">
      <span className="sr-only">Abrindo a conversa…</span>
      <div className="flex min-h-16 items-center gap-3 border-line border-b bg-surface px-4">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <Skeleton className="h-12 w-2/3 rounded-lg" />
        <Skeleton className="h-12 w-1/2 self-end rounded-lg" />
        <Skeleton className="h-12 w-3/5 rounded-lg" />
      </div>
    </div>
  </Pane>
);

/** Beside the list, or the page itself. */
function Pane({ children }: { readonly children: ReactNode }) {
  const pane = <div className="flex min-h-0 min-w-0 flex-1 flex-col">{children}</div>;
  return useWide() ? pane : <FillWindow>{pane}</FillWindow>;
}
