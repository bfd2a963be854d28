import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ShownRoom } from '../../contract/room.wire.ts';
import { previewOf, whenWords } from '../../ui/chat-words.ts';
import { roomAddress, roomTitle } from '../chat-addresses.ts';

/** A conversation in the list: what it is about, its last message, and how many are unread. */
export function RoomListItem({ room }: { readonly room: ShownRoom }) {
  const { slug } = useShop();
  const zone = useTimeZone();
  const { last, unread, closed, changedAt } = room;
  const at = last?.sentAt ?? changedAt;
  return (
    <Card as="li" lifts className="relative flex flex-col gap-1 md:px-5 md:py-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 truncate text-base">
          <AppLink
            href={roomAddress(slug, room.id)}
            className="font-semibold after:absolute after:inset-0 after:rounded-lg"
          >
            {roomTitle(room)}
          </AppLink>
        </h2>
        <time dateTime={new Date(at).toISOString()} className="shrink-0 text-ink-2 text-sm tabular-nums">
          {whenWords(at, Date.now(), zone)}
        </time>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className={unread > 0 ? 'min-w-0 truncate font-semibold' : 'min-w-0 truncate text-ink-2'}>
          {last !== undefined && previewOf(last, 'client')}
        </p>
        {unread > 0 ? (
          <Badge tone="brand" className="shrink-0">
            {unread} {unread === 1 ? 'nova' : 'novas'}
          </Badge>
        ) : (
          closed && <Badge className="shrink-0">Encerrada</Badge>
        )}
      </div>
    </Card>
  );
}
