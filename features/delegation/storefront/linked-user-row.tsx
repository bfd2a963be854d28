import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showMessage } from '#platform/ui/overlays/message-state.ts';
import type { LinkedUser } from '../domain/linked-user.ts';
import { useInvite, useRemoveLinkedUser } from './use-linked-users.ts';

/** A linked user or an invitation, with its actions. */
export function LinkedUserRow({ user }: { readonly user: LinkedUser }) {
  const { email: own } = useSession();
  const zone = useTimeZone();
  const remove = useRemoveLinkedUser();
  const invite = useInvite();
  const { name, email, principal, state, invitedAt } = user;
  const waits = state !== 'active';
  const shown = name || email;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-4 first:pt-0 last:pb-0">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 wrap-anywhere">{shown}</span>
          <StateBadge user={user} />
        </p>
        <p className="text-ink-2 text-sm wrap-anywhere">
          {invitedAt === undefined ? (
            <>
              {email}
              {email === own && ' · você'}
            </>
          ) : (
            <>
              Convite enviado em{' '}
              <time dateTime={new Date(invitedAt).toISOString()}>{formatDate(invitedAt, zone)}</time>
            </>
          )}
        </p>
      </div>
      {!principal && (
        <div className="flex flex-wrap gap-2">
          {waits && (
            <Button
              size="sm"
              aria-label={`Reenviar convite para ${email}`}
              busy={invite.isPending}
              onClick={() => invite.mutate(email)}
            >
              Reenviar
            </Button>
          )}
          <Button
            size="sm"
            tone="danger"
            aria-label={waits ? `Cancelar convite de ${email}` : `Remover ${shown}`}
            busy={remove.isPending}
            onClick={() => showMessage(confirmation(user, () => remove.mutate(user)))}
          >
            {waits ? 'Cancelar convite' : 'Remover'}
          </Button>
        </div>
      )}
    </li>
  );
}

function StateBadge({ user: { principal, state } }: { readonly user: LinkedUser }) {
  if (principal) return <Badge tone="brand">Principal</Badge>;
  if (state === 'active') return <Badge tone="success">Ativo</Badge>;
  return state === 'invited' ? (
    <Badge tone="info">Convidado</Badge>
  ) : (
    <Badge tone="warn">Convite vencido</Badge>
  );
}

/** Confirmation text: what ends, what stays and how to undo it. */
const confirmation = ({ name, email, state }: LinkedUser, run: () => void) =>
  state === 'active'
    ? {
        title: `Remover ${name}?`,
        text: `${name} sai agora de todos os dispositivos e não compra mais por este cadastro. Os pedidos já feitos ficam como estão. Para voltar, é preciso um novo convite.`,
        actions: [{ label: 'Remover', run, danger: true }, { label: 'Voltar' }],
      }
    : {
        title: 'Cancelar o convite?',
        text: `O link enviado para ${email} deixa de valer. Você pode convidar de novo quando quiser.`,
        actions: [{ label: 'Cancelar convite', run, danger: true }, { label: 'Voltar' }],
      };
