import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { ShownRoom } from '../../contract/room.wire.ts';
import { deskWords } from '../../ui/chat-words.ts';
import { Composer } from '../../ui/room/composer.tsx';
import { MessageLog } from '../../ui/room/message-log.tsx';
import { createUploads } from '../../ui/room/uploads.ts';
import { useConversation } from '../../ui/room/use-conversation.ts';
import { buyerChat } from '../buyer-chat.ts';
import { roomTitle } from '../chat-addresses.ts';
import { deskQuery } from '../chat-queries.ts';

/** The conversation itself: who answers and when, its messages, and what is written next. */
export function RoomView({ room: first }: { readonly room: ShownRoom }) {
  const buyer = useBuyer();
  const zone = useTimeZone();
  const chat = buyerChat(buyer);
  const { conversation, state, type } = useConversation(chat, first);
  const [text, setText] = useState('');
  const [uploads] = useState(() => createUploads(conversation.sendFile));
  const field = useRef<HTMLTextAreaElement>(null);
  const { data: desk } = useQuery(deskQuery(buyer));
  const { room, failure } = state;
  const change = useMutation({
    mutationFn: (closed: boolean) => conversation.setClosed(closed),
    onError: () => showToast({ text: 'Não foi possível mudar a conversa. Tente de novo.', tone: 'error' }),
  });
  const { closed, attendantName, orderNumber } = room;
  const words = [
    attendantName === undefined ? '' : `${attendantName} atende você.`,
    desk === undefined ? '' : deskWords(desk, zone),
  ];
  return (
    <>
      <PageTitle
        lead={words.filter((one) => one !== '').join(' ') || 'Escreva à loja por aqui.'}
        actions={
          <>
            {orderNumber !== undefined && (
              <LinkButton size="sm" href={shopHref(buyer.shop.slug, `/pedidos/${orderNumber}`)}>
                Ver pedido
              </LinkButton>
            )}
            {room.total > 0 && (
              <Button size="sm" busy={change.isPending} onClick={() => change.mutate(!closed)}>
                {closed ? 'Reabrir' : 'Encerrar conversa'}
              </Button>
            )}
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-3">
          {roomTitle(room)}
          {closed && <Badge>Encerrada</Badge>}
        </span>
      </PageTitle>
      {failure !== undefined && (
        <LoadFailure
          title="Não foi possível carregar as mensagens"
          error={failure}
          again={() => conversation.catchUp()}
        />
      )}
      <div className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
        <MessageLog
          conversation={conversation}
          state={state}
          reader={{ side: chat.side, zone, fileAddress: chat.calls.fileAddress }}
          className="bg-canvas h-[min(42dvh,34rem)] min-h-56 md:h-[min(56dvh,34rem)]"
        />
        {desk?.enabled === false ? (
          <Alert tone="info" className="m-3">
            A loja não atende por conversa no momento.
          </Alert>
        ) : (
          <Composer
            field={field}
            text={text}
            onText={(typed) => {
              setText(typed);
              if (typed !== '') type();
            }}
            send={conversation.send}
            uploads={uploads}
            hint={closed ? 'A conversa foi encerrada: uma nova mensagem a abre outra vez.' : undefined}
          />
        )}
      </div>
    </>
  );
}
