import { CircleCheckBig, MessagesSquare } from 'lucide-react';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { EVERYTHING_OPEN, type InboxWish, inboxSearch } from './inbox-wish.ts';

interface InboxEmptyProps {
  readonly wish: InboxWish;
  /** The address of other filters. */
  readonly hrefOf: (wish: InboxWish) => string;
}

/** Stands in place of the rooms where the filters find none. */
export function InboxEmpty({ wish, hrefOf }: InboxEmptyProps) {
  if (inboxSearch(wish) === '')
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title="Nenhuma conversa aberta"
        text="Quando um cliente escrever, a conversa aparece aqui."
        actions={<LinkButton href={hrefOf({ ...wish, shown: 'closed' })}>Ver as encerradas</LinkButton>}
      />
    );
  if (wish.shown === 'waiting' && wish.search === undefined)
    return (
      <EmptyState
        icon={<CircleCheckBig />}
        title="Ninguém espera"
        text="Todas as mensagens de clientes foram respondidas."
        actions={<LinkButton href={hrefOf(EVERYTHING_OPEN)}>Ver as abertas</LinkButton>}
      />
    );
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title="Nenhuma conversa aqui"
      text="Mude os filtros, ou veja todas as conversas abertas."
      actions={<LinkButton href={hrefOf(EVERYTHING_OPEN)}>Ver as abertas</LinkButton>}
    />
  );
}
