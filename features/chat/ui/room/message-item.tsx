import { Check, CheckCheck, FileText } from 'lucide-react';
import { formatTime } from '#kernel/time/time-zone.ts';
import { cx } from '#platform/ui/cx.ts';
import type { ChatMessage } from '../../domain/chat-message.ts';
import { otherSideWords } from '../chat-words.ts';
import { bubble } from './bubble.ts';
import type { MessageReader } from './message-reader.ts';
import { MessageText } from './message-text.tsx';

interface MessageItemProps {
  readonly message: ChatMessage;
  readonly reader: MessageReader;
  /** Above the first message of a day. */
  readonly day: string | undefined;
  /** Whether the other side has read it. */
  readonly isRead: boolean;
  /** Whether the message before is of the same author, some moments ago. */
  readonly follows: boolean;
}

export function MessageItem({ message, reader, day, isRead, follows }: MessageItemProps) {
  const { side, author, text, sentAt } = message;
  const isOwn = side === reader.side;
  const isUnnamed = follows || (isOwn && (reader.among === undefined || reader.among === author));
  return (
    <li className={cx('flex flex-col gap-2', follows && '-mt-1')}>
      {day !== undefined && (
        <p className="self-center rounded-full bg-sunken px-3 py-0.5 text-ink-2 text-xs">{day}</p>
      )}
      <div className={bubble(isOwn)}>
        <p className={cx('font-semibold text-xs', isUnnamed ? 'sr-only' : 'text-brand-text')}>{author}</p>
        <Attached message={message} reader={reader} />
        {text !== '' && <MessageText text={text} />}
        <p className="flex items-center justify-end gap-1 text-ink-2 text-xs tabular-nums">
          <time dateTime={new Date(sentAt).toISOString()}>{formatTime(sentAt, reader.zone)}</time>
          {isOwn && <Mark words={isRead ? otherSideWords[side].hasRead : 'Enviada'} isRead={isRead} />}
        </p>
      </div>
    </li>
  );
}

function Mark({ words, isRead }: { readonly words: string; readonly isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <>
      <Icon aria-hidden="true" className={cx('size-4', isRead && 'text-brand-text')} />
      <span className="sr-only">{words}</span>
    </>
  );
}

/** Pixels. */
const MAX_HEIGHT = 280;

function Attached({ message, reader }: Pick<MessageItemProps, 'message' | 'reader'>) {
  const { attachment, kind, roomId, id } = message;
  if (attachment === undefined) return null;
  const href = reader.fileAddress(roomId, id);
  const { name, width = 4, height = 3, bytes } = attachment;
  if (kind === 'picture')
    return (
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="block"
        onClick={(event) => {
          if (reader.openPicture === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          reader.openPicture(message);
        }}
      >
        <img
          src={href}
          alt={`Imagem: ${name}`}
          width={width}
          height={height}
          loading="lazy"
          // The place is reserved before the picture is loaded.
          style={{
            width: Math.min(width, (MAX_HEIGHT * width) / height),
            aspectRatio: `${width} / ${height}`,
          }}
          className="h-auto max-w-full rounded-md bg-sunken object-contain"
        />
      </a>
    );
  return (
    <a href={href} download={name} className="flex min-h-11 items-center gap-2 underline wrap-anywhere">
      <FileText aria-hidden="true" className="size-5 shrink-0" />
      {name} ({sizeWords(bytes)})
    </a>
  );
}

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
