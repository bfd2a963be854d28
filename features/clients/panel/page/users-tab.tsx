import { UserRound } from 'lucide-react';
import type { LinkedUserState } from '#features/delegation/domain/linked-user.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import type { ClientPage } from '../../domain/client-page.ts';

const states: Readonly<Record<LinkedUserState, { readonly title: string; readonly tone: Tone }>> = {
  active: { title: 'Ativo', tone: 'success' },
  invited: { title: 'Convidado', tone: 'info' },
  expired: { title: 'Convite vencido', tone: 'neutral' },
};

/** Who buys for the client. The main user alone invites and removes them. */
export function UsersTab({ users }: Pick<ClientPage, 'users'>) {
  if (users.length === 0) return <EmptyState icon={<UserRound />} title="Ninguém entra por este cliente" />;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2 text-sm">
        Quem compra por este cliente é decidido pelo usuário principal dele.
      </p>
      <ul aria-label="Usuários vinculados" className="flex flex-col gap-2">
        {users.map(({ id, name, email, principal, state }) => (
          <Card as="li" key={id} className="flex flex-wrap items-center justify-between gap-3 md:p-4">
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold wrap-anywhere">{name === '' ? email : name}</span>
              {name !== '' && <span className="text-ink-2 text-sm wrap-anywhere">{email}</span>}
            </span>
            <Badge tone={principal ? 'brand' : states[state].tone}>
              {principal ? 'Principal' : states[state].title}
            </Badge>
          </Card>
        ))}
      </ul>
    </div>
  );
}
