import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { roleName } from '../../contract/staff/role-names.ts';
import { removeStaffMemberEndpoint } from '../../contract/staff/team.endpoints.ts';
import { mayGrant } from '../../domain/staff-may.ts';
import { isLastOwner, type Team, type TeamMember, type TeamRole } from '../../domain/team.ts';
import { useStaffPlace } from '../staff-place.ts';
import { MemberDialog } from './member-dialog.tsx';
import { teamQuery } from './team-query.ts';

interface MemberListProps {
  readonly team: UseQueryResult<Team>;
  readonly roles: readonly TeamRole[];
}

export function MemberList({ team, roles }: MemberListProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop, standing, session } = useStaffPlace();
  const [changing, setChanging] = useState<TeamMember>();
  const [removing, setRemoving] = useState<TeamMember>();
  const members = team.data?.members;
  const mayChange = (member: TeamMember): boolean => mayGrant(standing, member.role);
  const actions = (member: TeamMember) => (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        disabled={!mayChange(member)}
        aria-label={`Mudar função de ${member.name}`}
        onClick={() => setChanging(member)}
      >
        Mudar função
      </Button>
      <Button
        size="sm"
        tone="quiet"
        disabled={!mayChange(member) || isLastOwner(members ?? [], member.id)}
        aria-label={`Tirar ${member.name} da equipe`}
        onClick={() => setRemoving(member)}
      >
        Tirar
      </Button>
    </span>
  );
  const name = (member: TeamMember) => (
    <span className="flex flex-wrap items-center gap-2 font-medium">
      {member.name}
      {member.email === session.email && <Badge>Você</Badge>}
      {!member.secondStep && <Badge tone="warn">Sem segunda etapa</Badge>}
    </span>
  );
  const columns: readonly Column<TeamMember>[] = [
    { id: 'name', title: 'Nome', cell: name, always: true },
    { id: 'email', title: 'E-mail', cell: ({ email }) => email },
    { id: 'role', title: 'Função', cell: ({ role }) => roleName(role) },
    { id: 'actions', title: 'Ações', cell: actions, always: true },
  ];
  return (
    <>
      <DataTable
        name="team"
        caption="Pessoas da equipe"
        columns={columns}
        rows={members}
        keyOf={({ id }) => id}
        list={team}
        card={(member) => (
          <div className="flex flex-col gap-2">
            {name(member)}
            <span className="wrap-anywhere text-ink-2 text-sm">
              {member.email} · {roleName(member.role)}
            </span>
            {actions(member)}
          </div>
        )}
        empty={<EmptyState title="Ninguém na equipe" text="Convide a primeira pessoa por e-mail." />}
      />
      {changing !== undefined && (
        <MemberDialog member={changing} roles={roles} onClose={() => setChanging(undefined)} />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={`Tirar ${removing?.name ?? ''} da equipe?`}
        text="O acesso desta pessoa ao painel da loja termina na hora. O que ela fez continua na auditoria."
        action="Tirar da equipe"
        danger
        onConfirm={async () => {
          const params = { idfornecedor: shop.id, idpessoa: removing?.id ?? '' };
          await api.call(removeStaffMemberEndpoint, { params });
          await queryClient.invalidateQueries({ queryKey: teamQuery(api, shop.id).queryKey });
          showToast({ text: `${removing?.name ?? 'A pessoa'} saiu da equipe.` });
        }}
      />
    </>
  );
}
