import { useQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { isExpired } from '#platform/web/failure-kind.ts';
import { roomsAddress, wantedRoom } from '../chat-addresses.ts';
import { roomQuery } from '../chat-queries.ts';
import { RoomView } from './room-view.tsx';

/** One conversation. The last segment of its address names the room, or what it is about. Spec 2, chat rooms. */
export function RoomScreen({ rest }: { readonly rest: readonly string[] }) {
  const buyer = useBuyer();
  const { slug } = buyer.shop;
  const {
    data: room,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...roomQuery(buyer, wantedRoom(rest[0] ?? '')), retry: false, throwOnError: isExpired });
  if (error instanceof ApiRefusal && (error.status === 404 || error.status === 409))
    return (
      <EmptyState
        level={1}
        title="Conversa indisponível"
        text={error.message}
        actions={<LinkButton href={roomsAddress(slug)}>Ver conversas</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb crumbs={[{ label: 'Conversas', href: roomsAddress(slug) }]} current="Conversa" />
      {error !== null && (
        <LoadFailure
          title="Não foi possível abrir a conversa"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {room === undefined && error === null && <RoomSkeleton />}
      {room !== undefined && <RoomView key={`${room.id} ${buyer.session.clientId}`} room={room} />}
    </div>
  );
}

function RoomSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <PageTitle>Conversa</PageTitle>
      <span className="sr-only">Abrindo a conversa…</span>
      <Skeleton className="h-[min(60dvh,36rem)] w-full" />
    </div>
  );
}
