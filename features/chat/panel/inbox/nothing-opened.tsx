import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useNow } from '#platform/panel/use-now.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { roomHref } from '../chat-addresses.ts';
import { inboxQuery } from '../chat-queries.ts';
import { filterOf, type InboxWish } from './inbox-wish.ts';
import { waitWords } from './waiting-words.ts';

const WAITING: InboxWish = { shown: 'waiting', byWait: true };

/** Beside the list while no conversation is open: leads to who has waited longest. */
export function NothingOpened({ wish }: { readonly wish: InboxWish }) {
  const { shop } = useStaffPlace();
  const now = useNow();
  const { data } = useQuery(inboxQuery(useApi(), shop.id, filterOf(WAITING), 1));
  const [next] = data?.rooms ?? [];
  return (
    <div className="flex min-w-0 flex-1 items-center justify-center">
      <EmptyState
        icon={<MessagesSquare />}
        title="Escolha uma conversa"
        text={
          next?.waitingSince === undefined
            ? 'As mensagens aparecem aqui, ao lado da lista.'
            : `${next.clientName} espera há mais tempo: ${waitWords(next.waitingSince, now)}.`
        }
        actions={
          next !== undefined && (
            <LinkButton tone="primary" href={roomHref(shop, next.id, wish)}>
              Atender agora
            </LinkButton>
          )
        }
      />
    </div>
  );
}
