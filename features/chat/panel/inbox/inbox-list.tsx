import { useQuery } from '@tanstack/react-query';
import { Clock, MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { iconButtonStyle } from '#platform/ui/icon-button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { answersHref, deskHref, inboxHref, roomHref } from '../chat-addresses.ts';
import { inboxQuery } from '../chat-queries.ts';
import { DeskState } from '../desk/desk-state.tsx';
import { InboxEmpty } from './inbox-empty.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { filterOf, type InboxWish, inboxSearch } from './inbox-wish.ts';
import { RoomRow } from './room-row.tsx';

interface InboxListProps {
  readonly wish: InboxWish;
  /** The room that stands beside the list. */
  readonly opened?: string;
}

/** The conversations that fit the filters. */
export function InboxList({ wish, opened = '' }: InboxListProps) {
  const { shop } = useStaffPlace();
  const hrefOf = (next: InboxWish): string =>
    opened === '' ? inboxHref(shop, next) : roomHref(shop, opened, next);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-col gap-3 pb-3 lg:border-line lg:border-b lg:p-4">
        <div className="flex items-center justify-between gap-2">
          <h1 className="text-2xl lg:text-xl">Conversas</h1>
          <Settings />
        </div>
        <DeskState />
        <InboxFilters wish={wish} hrefOf={hrefOf} />
      </div>
      {/* Another search begins with its first page. */}
      <Rooms key={inboxSearch(wish)} wish={wish} opened={opened} hrefOf={hrefOf} />
    </div>
  );
}

/** What few change and everybody uses. */
function Settings() {
  const { shop } = useStaffPlace();
  const look = iconButtonStyle('text-ink-2');
  return (
    <div className="-mr-2 flex">
      <AppLink
        href={answersHref(shop)}
        className={look}
        aria-label="Respostas prontas"
        title="Respostas prontas"
      >
        <MessageSquareQuote aria-hidden="true" className="size-5" />
      </AppLink>
      {useMay('chat:write') && (
        <AppLink
          href={deskHref(shop)}
          className={look}
          aria-label="Horários de atendimento"
          title="Horários de atendimento"
        >
          <Clock aria-hidden="true" className="size-5" />
        </AppLink>
      )}
    </div>
  );
}

interface RoomsProps {
  readonly wish: InboxWish;
  readonly opened: string;
  readonly hrefOf: (wish: InboxWish) => string;
}

function Rooms({ wish, opened, hrefOf }: RoomsProps) {
  const { shop } = useStaffPlace();
  const now = useNow();
  const [pages, setPages] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    inboxQuery(useApi(), shop.id, filterOf(wish), pages),
  );
  return (
    <div className="flex flex-col lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:overscroll-contain">
      {error !== null && (
        <div className="pb-3 lg:p-4">
          <LoadFailure
            title={
              data === undefined
                ? 'Não foi possível carregar as conversas'
                : 'Não foi possível atualizar as conversas'
            }
            error={error}
            again={refetch}
            busy={isFetching}
          />
        </div>
      )}
      {data === undefined && error === null && (
        <div className="lg:p-4">
          <RowsLoading />
        </div>
      )}
      {data?.rooms.length === 0 && <InboxEmpty wish={wish} hrefOf={hrefOf} />}
      <ul
        aria-label="Conversas"
        aria-busy={isPlaceholderData || undefined}
        className={cx(
          'overflow-hidden rounded-lg border border-line bg-surface transition-opacity empty:hidden lg:shrink-0 lg:rounded-none lg:border-0',
          isPlaceholderData && 'opacity-60',
        )}
      >
        {data?.rooms.map((room) => (
          <RoomRow key={room.id} room={room} now={now} wish={wish} isOpened={room.id === opened} />
        ))}
      </ul>
      {data?.hasMore === true && (
        <Button
          size="sm"
          className="m-4 self-center"
          busy={isPlaceholderData}
          onClick={() => setPages(pages + 1)}
        >
          Mais conversas
        </Button>
      )}
    </div>
  );
}
