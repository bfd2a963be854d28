import { Clock } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { bubble } from './bubble.ts';
import type { Conversation } from './conversation.ts';
import { MessageText } from './message-text.tsx';
import type { WaitingMessage } from './waiting-messages.ts';

interface WaitingItemProps {
  readonly message: WaitingMessage;
  readonly conversation: Conversation;
}

/** A message that the shop does not have yet, or has refused. */
export function WaitingItem({ message: { id, text, refusal }, conversation }: WaitingItemProps) {
  return (
    <li className="flex flex-col gap-1">
      <div className={bubble(true)}>
        <MessageText text={text} />
        <p className="flex items-center justify-end gap-1 text-ink-2 text-xs">
          {refusal === undefined && <Clock aria-hidden="true" className="size-3.5" />}
          {refusal === undefined ? 'Será enviada' : 'Não enviada'}
        </p>
      </div>
      {refusal !== undefined && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p role="alert" className="text-danger text-sm">
            {refusal}
          </p>
          <Button size="sm" onClick={() => conversation.retry(id)}>
            Tentar de novo
          </Button>
          <Button size="sm" tone="quiet" onClick={() => conversation.discard(id)}>
            Descartar
          </Button>
        </div>
      )}
    </li>
  );
}
