import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  actAsStaffEndpoint,
  inviteOwnerEndpoint,
  withdrawOwnerInvitationEndpoint,
} from '../../contract/people.endpoints.ts';
import { InvitationLink } from '../people/invitation-link.tsx';
import { InvitationsList } from '../people/invitations-list.tsx';
import { InviteForm } from '../people/invite-form.tsx';
import { useMayChange } from '../platform-person.ts';
import { shopPeopleQuery } from './shops-query.ts';
import { useReadShopAgain } from './use-read-shop-again.ts';

/** Who works at the shop: owners are invited here, and an administrator may act as one of them. */
export function ShopPeople({ shop }: { readonly shop: ManagedSupplier }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayChange = useMayChange();
  const readShopAgain = useReadShopAgain(shop.id);
  const query = shopPeopleQuery(api, shop.id);
  const { data, error, refetch, isFetching } = useQuery(query);
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<{ readonly name: string; readonly link: string }>();
  const [acting, setActing] = useState<{ readonly id: string; readonly name: string }>();
  const params = { idfornecedor: shop.id };
  const readAgain = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    await readShopAgain();
  };
  const act = async (id: string, motivo: string): Promise<void> => {
    const { slug } = await api.call(actAsStaffEndpoint, {
      params: { ...params, idpessoa: id },
      body: { motivo },
    });
    // A new page: nothing of the administrator's session stays in memory.
    window.location.assign(`/painel/${slug}`);
  };
  return (
    <div className="flex max-w-225 flex-col gap-5">
      {mayChange && !inviting && (
        <Button className="self-start" tone="primary" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" className="size-5" />
          Convidar dono
        </Button>
      )}
      {inviting && (
        <Card>
          <InviteForm
            invite={({ nome, email }) => api.call(inviteOwnerEndpoint, { params, body: { nome, email } })}
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
          title="Não foi possível carregar a equipe"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data?.pessoas.length === 0 && data.convites.length === 0 && (
        <EmptyState
          icon={<Users />}
          title="Ninguém trabalha aqui ainda"
          text="Convide quem será dono da loja."
        />
      )}
      {data !== undefined && data.pessoas.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {data.pessoas.map(({ idpessoa, nome, email, dono }) => (
            <li key={idpessoa} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {nome}
                  {dono && <Badge tone="brand">Dono</Badge>}
                </span>
                <span className="text-ink-2 text-sm wrap-anywhere">{email}</span>
              </span>
              {mayChange && (
                <Button size="sm" onClick={() => setActing({ id: idpessoa, name: nome })}>
                  Agir em nome
                  <span className="sr-only"> de {nome}</span>
                </Button>
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
                  await api.call(withdrawOwnerInvitationEndpoint, { params: { ...params, idconvite } });
                  await readAgain();
                  showToast({ text: 'Convite desfeito.' });
                },
              }
            : {})}
        />
      )}
      {acting !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setActing(undefined)}
          title={`Agir em nome de ${acting.name}?`}
          text="Você entra no painel da loja por 30 minutos, sem mudar senhas, pessoas nem chaves. Os donos recebem um e-mail com o motivo, e tudo fica na auditoria."
          action="Entrar no painel"
          reason={{ label: 'Motivo', required: true }}
          onConfirm={(reason) => act(acting.id, reason)}
        />
      )}
    </div>
  );
}
