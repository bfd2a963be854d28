import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  changePersonEndpoint,
  invitePersonEndpoint,
  listPeopleEndpoint,
  removePersonEndpoint,
  withdrawInvitationEndpoint,
} from '../../contract/people.endpoints.ts';
import type { WireMember } from '../../contract/people.schema.ts';
import { useMayChange } from '../platform-person.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InvitationsList } from './invitations-list.tsx';
import { InviteForm } from './invite-form.tsx';

const peopleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['platform', 'people'] as const,
    queryFn: ({ signal }) => api.call(listPeopleEndpoint, {}, { signal }),
  });

const roles = [
  { value: 'SUPORTE', label: 'Suporte: vê tudo, não muda nada' },
  { value: 'ADMINISTRADOR', label: 'Administração: vê e muda tudo' },
];
const roleNames = { ADMINISTRADOR: 'Administração', SUPORTE: 'Suporte' } as const;
type Role = WireMember['papel'];

/** Who works for the platform, with what role. */
export function PeopleScreen() {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayChange = useMayChange();
  const { data, error, refetch, isFetching } = useQuery(peopleQuery(api));
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<{ readonly name: string; readonly link: string }>();
  const [removing, setRemoving] = useState<WireMember>();
  const [changing, setChanging] = useState<WireMember>();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: peopleQuery(api).queryKey });
  const other = (role: Role): Role => (role === 'SUPORTE' ? 'ADMINISTRADOR' : 'SUPORTE');
  return (
    <div className="flex max-w-225 flex-col gap-6">
      <PageHeader
        title="Pessoas da plataforma"
        lead="Quem administra a plataforma e quem dá suporte. A equipe de cada loja fica na página da loja."
        actions={
          mayChange &&
          !inviting && (
            <Button tone="primary" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden="true" className="size-5" />
              Convidar
            </Button>
          )
        }
      />
      {inviting && (
        <Card>
          <InviteForm
            roles={roles}
            invite={({ nome, email, papel }) =>
              api.call(invitePersonEndpoint, { body: { nome, email, papel: papel as Role } })
            }
            onInvited={async (name, link) => {
              setInvited({ name, link });
              setInviting(false);
              await readAgain();
            }}
            onCancel={() => setInviting(false)}
          />
        </Card>
      )}
      {invited !== undefined && <InvitationLink {...invited} />}
      {data === undefined && error === null && <RowsLoading rows={2} />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar as pessoas"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {data.pessoas.map((person) => (
            <li key={person.idpessoa} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {person.nome}
                  <Badge tone={person.papel === 'ADMINISTRADOR' ? 'brand' : 'neutral'}>
                    {roleNames[person.papel]}
                  </Badge>
                  {!person.segundaEtapa && <Badge tone="warn">Sem segunda etapa</Badge>}
                </span>
                <span className="text-ink-2 text-sm wrap-anywhere">{person.email}</span>
              </span>
              {mayChange && (
                <span className="flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => setChanging(person)}>
                    Mudar papel<span className="sr-only"> de {person.nome}</span>
                  </Button>
                  <Button size="sm" onClick={() => setRemoving(person)}>
                    Tirar<span className="sr-only"> {person.nome}</span>
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && (
        <InvitationsList
          invitations={data.convites}
          {...(mayChange
            ? {
                withdraw: async (idconvite: string) => {
                  await api.call(withdrawInvitationEndpoint, { params: { idconvite } });
                  await readAgain();
                  showToast({ text: 'Convite desfeito.' });
                },
              }
            : {})}
        />
      )}
      {changing !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setChanging(undefined)}
          title={`Passar ${changing.nome} para ${roleNames[other(changing.papel)]}?`}
          text="As sessões da pessoa acabam na hora: ela entra de novo com o novo papel."
          action="Mudar papel"
          onConfirm={async () => {
            const body = { papel: other(changing.papel) };
            await api.call(changePersonEndpoint, { params: { idpessoa: changing.idpessoa }, body });
            await readAgain();
            showToast({ text: 'Papel mudado.' });
          }}
        />
      )}
      {removing !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setRemoving(undefined)}
          title={`Tirar ${removing.nome} da plataforma?`}
          text="As sessões da pessoa acabam na hora. O que ela faz em lojas continua."
          action="Tirar"
          danger
          onConfirm={async () => {
            await api.call(removePersonEndpoint, { params: { idpessoa: removing.idpessoa } });
            await readAgain();
            showToast({ text: 'Pessoa tirada da plataforma.' });
          }}
        />
      )}
    </div>
  );
}
