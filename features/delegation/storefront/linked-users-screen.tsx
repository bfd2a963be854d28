import { useSuspenseQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { LinkedInviteForm } from './linked-invite-form.tsx';
import { linkedUsersQuery } from './linked-queries.ts';
import { LinkedUserRow } from './linked-user-row.tsx';

/** Linked users of the client, for its main user. Spec 2, user management; spec 6. */
export function LinkedUsersScreen() {
  const api = useApi();
  const session = useSession();
  const { data: users } = useSuspenseQuery(linkedUsersQuery(api, session));
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead={`Quem faz pedidos em nome de ${session.clientName}`}>Usuários</PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" aria-label="Quem compra" className="min-w-0">
          <ul className="divide-y divide-line">
            {users.map((user) => (
              <LinkedUserRow key={user.id} user={user} />
            ))}
          </ul>
          {users.length < 2 && (
            <EmptyState
              icon={<UserPlus />}
              title="Só você compra por aqui"
              text="Convide quem também faz pedidos: cada pessoa entra com o próprio e-mail, e os pedidos mostram quem os emitiu."
            />
          )}
        </Card>
        <Card as="section" aria-label="Convidar" className="flex flex-col gap-4">
          <LinkedInviteForm />
        </Card>
      </div>
    </div>
  );
}
