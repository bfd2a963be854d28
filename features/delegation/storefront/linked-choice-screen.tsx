import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Building2, ChevronRight, UserRound } from 'lucide-react';
import { sessionFromWire } from '#features/accounts/contract/sessions/session.wire.ts';
import type { ClientChoice } from '#features/accounts/domain/client-choice.ts';
import type { Session } from '#features/accounts/domain/session.ts';
import { FormCard } from '#features/accounts/storefront/form-card.tsx';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { chooseLinkedClientEndpoint } from '../contract/client-choices.endpoints.ts';
import { clientChoicesQuery } from './linked-queries.ts';

interface LinkedChoiceScreenProps {
  /** Work to finish while the current session is still open. */
  readonly beforeChoosing: () => Promise<void>;
  /** Runs after the choice; provided by the app, because it spans several features. */
  readonly onChosen: (session: Session) => Promise<void>;
}

/** Choice of the client to buy for: after a login with several, and from the account menu. Spec 4, login. */
export function LinkedChoiceScreen({ beforeChoosing, onChosen }: LinkedChoiceScreenProps) {
  const api = useApi();
  const session = useSession();
  const { data: choices } = useSuspenseQuery(clientChoicesQuery(api, session));
  const choose = useMutation({
    mutationFn: async ({ linkedUserId, clientId }: ClientChoice) => {
      await beforeChoosing();
      // The current client needs no new session.
      if (clientId === session.clientId) return onChosen(session);
      const params = { idcliente: session.clientId };
      const chosen = await api.call(chooseLinkedClientEndpoint, {
        params,
        body: { id_usuario: linkedUserId },
      });
      return onChosen(sessionFromWire(chosen));
    },
  });
  return (
    <FormCard title="Por quem você compra?" lead="Preços, endereços e pedidos são os de quem você escolher.">
      <Refused error={choose.error} otherwise="Não foi possível trocar. Tente novamente." />
      <ul className="flex flex-col gap-2.5">
        {choices.map((choice) => (
          <li key={choice.linkedUserId}>
            <Choice
              choice={choice}
              current={choice.clientId === session.clientId}
              busy={choose.isPending && choose.variables.linkedUserId === choice.linkedUserId}
              disabled={choose.isPending || choose.isSuccess}
              onChoose={() => choose.mutate(choice)}
            />
          </li>
        ))}
      </ul>
    </FormCard>
  );
}

interface ChoiceProps {
  readonly choice: ClientChoice;
  readonly current: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function Choice({ choice, current, busy, disabled, onChoose }: ChoiceProps) {
  const { clientName, company, mayEnter } = choice;
  const Icon = company ? Building2 : UserRound;
  return (
    <button
      type="button"
      disabled={disabled || !mayEnter}
      onClick={onChoose}
      className="flex min-h-16 w-full items-center gap-3.5 rounded-lg border border-line-2 bg-surface p-4 text-left transition hover:border-ink disabled:bg-sunken disabled:hover:border-line-2"
    >
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{clientName}</span>
          {current && <Badge tone="brand">Atual</Badge>}
        </span>
        <span className="block text-ink-2 text-sm">{roleWords(choice)}</span>
      </span>
      {busy ? (
        <Spinner className="size-5" />
      ) : (
        mayEnter && <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      )}
    </button>
  );
}

function roleWords({ mayEnter, refused, principal }: ClientChoice): string {
  if (mayEnter) return principal ? 'Usuário principal' : 'Usuário vinculado';
  return refused ? 'Esta loja não aprovou o cadastro' : 'O cadastro aguarda a aprovação desta loja';
}
