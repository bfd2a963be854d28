import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { CardsSkeleton } from '#platform/ui/loading/cards-skeleton.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { isExpired } from '#platform/web/failure-kind.ts';
import { deskWords } from '../../ui/chat-words.ts';
import { shopRoomAddress } from '../chat-addresses.ts';
import { deskQuery, roomsQuery } from '../chat-queries.ts';
import { RoomListItem } from './room-list-item.tsx';
import { useLiveRooms } from './use-live-rooms.ts';

/** The client's conversations with the shop. Spec 2, chat rooms. */
export function RoomsScreen() {
  const buyer = useBuyer();
  const zone = useTimeZone();
  useLiveRooms();
  const { data: desk } = useQuery(deskQuery(buyer));
  const [pages, setPages] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...roomsQuery(buyer, pages),
    placeholderData: keepPreviousData,
    throwOnError: isExpired,
  });
  const rooms = data?.rooms;
  const { slug, name } = buyer.shop;
  const offered = desk?.enabled !== false;
  const begin = offered && (
    <LinkButton tone="primary" href={shopRoomAddress(slug)}>
      Conversar com a loja
    </LinkButton>
  );
  const words = desk === undefined ? '' : deskWords(desk, zone);
  if (rooms?.length === 0 && error === null)
    return (
      <EmptyState
        icon={<MessagesSquare />}
        level={1}
        title="Nenhuma conversa ainda"
        text={
          offered
            ? `Tire dúvidas com ${name} por aqui. ${words}`
            : `${name} não atende por conversas no site.`
        }
        actions={begin}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead={words === '' ? undefined : words} actions={begin}>
        Conversas
      </PageTitle>
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar as conversas"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {rooms === undefined && error === null && <CardsSkeleton label="Carregando as conversas…" />}
      <ul className="flex flex-col gap-3 empty:hidden">
        {rooms?.map((room) => (
          <RoomListItem key={room.id} room={room} />
        ))}
      </ul>
      {data?.hasMore && (
        <Button className="self-center" busy={isPlaceholderData} onClick={() => setPages(pages + 1)}>
          Mais conversas
        </Button>
      )}
    </div>
  );
}
