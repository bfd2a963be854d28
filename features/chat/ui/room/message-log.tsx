import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { ChatMessage } from '../../domain/chat-message.ts';
import { dayWords, otherSideWords } from '../chat-words.ts';
import type { Conversation, ConversationState } from './conversation.ts';
import { MessageItem } from './message-item.tsx';
import type { MessageReader } from './message-reader.ts';
import { WaitingItem } from './waiting-item.tsx';

interface MessageLogProps {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  readonly reader: MessageReader;
  /** Height and ground. */
  readonly className: string;
}

/** Pixels: who is so near the end reads the newest messages. */
const NEAR = 80;

/** The messages, the newest below. New ones are announced, and shown unless the reader has scrolled up. */
export function MessageLog({ conversation, state, reader, className }: MessageLogProps) {
  const { messages, waiting, isLoaded, otherTypes, room } = state;
  const { zone } = reader;
  const other = reader.side === 'client' ? 'shop' : 'client';
  const box = useRef<HTMLDivElement>(null);
  const [hasNew, setHasNew] = useState(false);
  const atEnd = useRef(true);
  const last = messages.at(-1)?.id;
  const toEnd = (): void => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  const waits = waiting.length;
  const onGrown = useEffectEvent((own: number, newest: string | undefined) => {
    // Own messages are always shown.
    if (atEnd.current || own > 0) toEnd();
    else if (newest !== undefined) setHasNew(true);
  });
  useLayoutEffect(() => onGrown(waits, last), [waits, last]);
  useResized(box, () => {
    if (atEnd.current) toEnd();
  });
  const older = useOlder(conversation, box);
  const now = Date.now();
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
        tabIndex={0}
        role="log"
        aria-label="Mensagens"
        aria-busy={!isLoaded}
        className={cx('overflow-y-auto overscroll-contain px-3 py-4 md:px-5', className)}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
          if (atEnd.current) setHasNew(false);
        }}
      >
        {(messages[0]?.number ?? 1) > 1 && (
          <div className="mb-4 flex justify-center">
            <Button size="sm" busy={older.isPending} onClick={() => older.mutate()}>
              Mensagens anteriores
            </Button>
          </div>
        )}
        {!isLoaded && <LogSkeleton />}
        {isLoaded && messages.length + waiting.length === 0 && (
          <p className="py-10 text-center text-ink-2">Escreva a primeira mensagem.</p>
        )}
        <ol className="flex flex-col gap-2">
          {messages.map((message, index) => {
            const day = dayWords(message.sentAt, now, zone);
            const before = messages[index - 1];
            const isNewDay = before === undefined || dayWords(before.sentAt, now, zone) !== day;
            return (
              <MessageItem
                key={message.id}
                message={message}
                reader={reader}
                day={isNewDay ? day : undefined}
                isRead={message.number <= room.readUpTo[other]}
                follows={reader.among !== undefined && !isNewDay && follows(message, before)}
              />
            );
          })}
          {waiting.map((message) => (
            <WaitingItem key={message.id} message={message} conversation={conversation} />
          ))}
        </ol>
        <p aria-live="off" className="mt-2 h-5 text-ink-2 text-sm">
          {otherTypes && otherSideWords[reader.side].types}
        </p>
      </div>
      {hasNew && (
        <Button
          size="sm"
          tone="primary"
          className="absolute inset-x-0 bottom-3 mx-auto w-fit"
          onClick={toEnd}
        >
          Novas mensagens
        </Button>
      )}
    </div>
  );
}

/** Calls when the log has more or less room, as while a long message is written below it. */
function useResized(box: RefObject<HTMLDivElement | null>, resized: () => void): void {
  const onResized = useEffectEvent(resized);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => onResized());
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
}

/** Milliseconds within which messages of one author stand together. */
const TOGETHER = 5 * 60_000;

const follows = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  before?.side === message.side &&
  before.author === message.author &&
  message.sentAt - before.sentAt < TOGETHER;

/** Loads earlier messages and leaves what is read where it is. */
function useOlder(conversation: Conversation, box: RefObject<HTMLDivElement | null>) {
  return useMutation({
    mutationFn: async () => {
      const before = box.current?.scrollHeight ?? 0;
      await conversation.loadOlder();
      return before;
    },
    onSuccess(before) {
      requestAnimationFrame(() => {
        const element = box.current;
        if (element !== null) element.scrollTop += element.scrollHeight - before;
      });
    },
    onError: () => showToast({ text: 'Não foi possível carregar. Tente de novo.', tone: 'error' }),
  });
}

const LogSkeleton = () => (
  <div aria-hidden="true" className="flex flex-col gap-3">
    <Skeleton className="h-12 w-2/3 rounded-lg" />
    <Skeleton className="h-12 w-1/2 self-end rounded-lg" />
    <Skeleton className="h-12 w-3/5 rounded-lg" />
  </div>
);
