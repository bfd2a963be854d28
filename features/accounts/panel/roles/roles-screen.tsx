import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { STAFF_ROLES } from '#kernel/permissions.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { givenRolePurposes, roleName } from '../../contract/staff/role-names.ts';
import { removeStaffRoleEndpoint } from '../../contract/staff/team.endpoints.ts';
import { mayGrant, permissionsOf, type StaffRole } from '../../domain/staff-may.ts';
import type { TeamRole } from '../../domain/team.ts';
import { panelHref, useStaffPlace } from '../staff-place.ts';
import { roleValue } from '../team/role-options.ts';
import { teamQuery } from '../team/team-query.ts';

interface Row {
  readonly role: StaffRole;
  readonly own?: TeamRole;
  readonly members: number;
}

/** The roles that every shop has, and the shop's own ones. */
export function RolesScreen() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop, standing } = useStaffPlace();
  const team = useQuery(teamQuery(api, shop.id));
  const [removing, setRemoving] = useState<TeamRole>();
  const rows: Row[] | undefined = team.data && [
    ...STAFF_ROLES.map((role) => ({
      role,
      members: team.data.members.filter((member) => member.role === role).length,
    })),
    ...team.data.roles.map((own) => ({ role: own, own, members: own.members })),
  ];
  const actions = ({ own }: Row) =>
    own === undefined ? (
      <span className="text-ink-2 text-sm">De toda loja</span>
    ) : (
      <span className="flex flex-wrap gap-2">
        <LinkButton href={panelHref(shop, `/funcoes/${own.id}`)} size="sm">
          Editar<span className="sr-only"> {own.name}</span>
        </LinkButton>
        <Button
          size="sm"
          tone="quiet"
          disabled={!mayGrant(standing, own) || own.members > 0}
          aria-label={`Excluir a função ${own.name}`}
          onClick={() => setRemoving(own)}
        >
          Excluir
        </Button>
      </span>
    );
  const purpose = ({ role }: Row): string => {
    if (typeof role === 'string') return givenRolePurposes[role];
    const { length } = permissionsOf(role);
    return `${length} ${length === 1 ? 'permissão' : 'permissões'}`;
  };
  const columns: readonly Column<Row>[] = [
    { id: 'name', title: 'Função', cell: ({ role }) => roleName(role), always: true },
    { id: 'purpose', title: 'O que pode', cell: purpose },
    { id: 'members', title: 'Pessoas', cell: ({ members }) => members, numeric: true },
    { id: 'actions', title: 'Ações', cell: actions, always: true },
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Funções"
        back={{ href: panelHref(shop, '/equipe'), label: 'Equipe' }}
        lead="O que cada função pode fazer. Se nenhuma servir, crie uma própria."
        actions={
          <LinkButton href={panelHref(shop, '/funcoes/nova')} tone="primary">
            <Plus aria-hidden="true" className="size-4" />
            Nova função
          </LinkButton>
        }
      />
      <DataTable
        name="staff-roles"
        caption="Funções"
        columns={columns}
        rows={rows}
        keyOf={({ role }) => roleValue(role)}
        list={team}
        card={(row) => (
          <div className="flex flex-col gap-2">
            <span className="font-medium">{roleName(row.role)}</span>
            <span className="text-ink-2 text-sm">{purpose(row)}</span>
            {actions(row)}
          </div>
        )}
        empty={null}
      />
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={`Excluir a função ${removing?.name ?? ''}?`}
        action="Excluir função"
        danger
        onConfirm={async () => {
          const params = { idfornecedor: shop.id, idfuncao: removing?.id ?? '' };
          await api.call(removeStaffRoleEndpoint, { params });
          await queryClient.invalidateQueries({ queryKey: teamQuery(api, shop.id).queryKey });
          showToast({ text: 'Função excluída.' });
        }}
      />
    </div>
  );
}
