import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Instant } from '#kernel/scope.ts';
import { PersonMark } from '#platform/panel/person-mark.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ShownPanelRoom } from '../../contract/panel-room.wire.ts';
import { previewOf, whenWords } from '../../ui/chat-words.ts';
import { roomHref } from '../chat-addresses.ts';
import { firstName, subjectOf } from '../panel-words.ts';
import { draftKey, readDraft } from '../room/use-draft.ts';
import type { InboxWish } from './inbox-wish.ts';
import { isLongWait, waitSentence, waitWords } from './waiting-words.ts';

interface RoomRowProps {
  readonly room: ShownPanelRoom;
  readonly now: Instant;
  readonly wish: InboxWish;
  /** Stands beside the list. */
  readonly isOpened: boolean;
}

/** Who writes and about what, the last message, and what is left to do. */
export function RoomRow({ room, now, wish, isOpened }: RoomRowProps) {
  const { shop, session } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpened) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  const { last, unread, closed, waitingSince, attendantName } = room;
  const at = last?.sentAt ?? room.changedAt;
  const isUnread = unread > 0;
  // Of the opened room it stands in the field.
  const draft = isOpened ? '' : readDraft(draftKey({ session, shop }, room.id));
  const writer = last?.author === session.name ? 'Você' : firstName(last?.author ?? '');
  return (
    <li ref={row} className="border-line border-b last:border-0">
      <AppLink
        href={roomHref(shop, room.id, wish)}
        aria-current={isOpened ? 'page' : undefined}
        className={cx(
          'flex gap-3 border-l-3 px-3 py-3 transition focus-visible:-outline-offset-2 lg:px-4',
          isOpened ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-canvas',
        )}
      >
        <PersonMark name={room.clientName} />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex items-baseline justify-between gap-2">
            <span className={cx('truncate', isUnread ? 'font-bold' : 'font-semibold')}>
              {room.clientName}
            </span>
            <time dateTime={new Date(at).toISOString()} className="shrink-0 text-ink-2 text-xs tabular-nums">
              {whenWords(at, now, zone)}
            </time>
          </span>
          <span className="flex items-center justify-between gap-2 text-ink-2 text-xs">
            <span className="truncate">
              {subjectOf(room)} · {attendantName === undefined ? 'sem atendente' : firstName(attendantName)}
            </span>
            {waitingSince !== undefined && (
              <span
                className={cx(
                  'inline-flex shrink-0 items-center gap-1 font-semibold tabular-nums',
                  isLongWait(waitingSince, now) ? 'text-danger' : 'text-warn',
                )}
              >
                <Clock aria-hidden="true" className="size-3.5" />
                <span aria-hidden="true">{waitWords(waitingSince, now)}</span>
                <span className="sr-only">{waitSentence(waitingSince, now)}</span>
              </span>
            )}
          </span>
          <span className="flex items-center justify-between gap-2 text-sm">
            <span className={cx('truncate', isUnread ? 'font-semibold' : 'text-ink-2')}>
              {draft !== '' && <span className="font-medium text-accent-text">Rascunho: {draft}</span>}
              {draft === '' && last !== undefined && previewOf(last, 'shop', writer)}
            </span>
            {isUnread ? (
              <span className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-brand px-1.5 font-semibold text-brand-ink text-xs tabular-nums">
                {unread}
                <span className="sr-only">{unread === 1 ? ' não lida' : ' não lidas'}</span>
              </span>
            ) : (
              closed && <Badge className="shrink-0">Encerrada</Badge>
            )}
          </span>
        </span>
      </AppLink>
    </li>
  );
}
