import { Check, CheckCheck, FileText } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatTime } from '#kernel/time-zone.ts';
import { cx } from '#platform/ui/cx.ts';
import { fillPath } from '#platform/web/url.ts';
import { getFileEndpoint } from '../../contract/chat.endpoints.ts';
import type { ChatMessage } from '../../domain/chat-message.ts';
import { bubble } from './bubble.ts';
import { MessageText } from './message-text.tsx';

interface MessageItemProps {
  readonly message: ChatMessage;
  /** Above the first message of a day. */
  readonly day: string | undefined;
  /** Whether the shop has read it. */
  readonly isRead: boolean;
}

export function MessageItem({ message, day, isRead }: MessageItemProps) {
  const zone = useTimeZone();
  const { side, author, text, sentAt } = message;
  const isOwn = side === 'client';
  return (
    <li className="flex flex-col gap-2">
      {day !== undefined && (
        <p className="self-center rounded-full bg-sunken px-3 py-0.5 text-ink-2 text-xs">{day}</p>
      )}
      <div className={bubble(isOwn)}>
        <p className={cx('font-semibold text-xs', isOwn ? 'sr-only' : 'text-brand-text')}>{author}</p>
        <Attached message={message} />
        {text !== '' && <MessageText text={text} />}
        <p className="flex items-center justify-end gap-1 text-ink-2 text-xs tabular-nums">
          <time dateTime={new Date(sentAt).toISOString()}>{formatTime(sentAt, zone)}</time>
          {isOwn && <Mark isRead={isRead} />}
        </p>
      </div>
    </li>
  );
}

function Mark({ isRead }: { readonly isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <>
      <Icon aria-hidden="true" className={cx('size-4', isRead && 'text-brand-text')} />
      <span className="sr-only">{isRead ? 'Lida pela loja' : 'Enviada'}</span>
    </>
  );
}

/** Pixels. */
const MAX_HEIGHT = 280;

function Attached({ message: { attachment, kind, roomId, id } }: Pick<MessageItemProps, 'message'>) {
  const shop = useShop();
  if (attachment === undefined) return null;
  const href = fillPath(getFileEndpoint.path, { idfornecedor: shop.id, sala: roomId, idmensagem: id });
  const { name, width = 4, height = 3, bytes } = attachment;
  if (kind === 'picture')
    return (
      <a href={href} target="_blank" rel="noreferrer" className="block">
        <img
          src={href}
          alt={`Imagem: ${name}`}
          width={width}
          height={height}
          loading="lazy"
          style={{ maxHeight: MAX_HEIGHT, aspectRatio: `${width} / ${height}` }}
          className="h-auto w-auto max-w-full rounded-md bg-sunken object-contain"
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
