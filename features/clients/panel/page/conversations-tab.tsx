import { MessagesSquare } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ClientPage } from '../../domain/client-page.ts';

/** The client's conversations with the shop, the one changed last first. */
export function ConversationsTab({ conversations }: Pick<ClientPage, 'conversations'>) {
  const { shop } = useStaffPlace();
  if (conversations.length === 0)
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title="Nenhuma conversa"
        text="Quando o cliente escrever à loja, a conversa aparece aqui."
      />
    );
  return (
    <ul aria-label="Conversas" className="flex flex-col gap-2">
      {conversations.map(({ id, orderNumber, changedAt, messages, closed }) => (
        <li key={id}>
          <AppLink
            href={panelHref(shop, `/conversas/${id}`)}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4 transition hover:border-line-2"
          >
            <span className="flex flex-col">
              <span className="font-semibold">
                {orderNumber === undefined ? 'Sobre a loja' : `Sobre o pedido ${orderNumber}`}
              </span>
              <span className="text-ink-2 text-sm">
                {messages === 1 ? '1 mensagem' : `${messages} mensagens`} · última em{' '}
                {formatDateTime(changedAt, timeZoneOf(shop))}
              </span>
            </span>
            <Badge tone={closed ? 'neutral' : 'success'}>{closed ? 'Encerrada' : 'Aberta'}</Badge>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
