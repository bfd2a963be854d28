import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { panelHref, useStaffPlace } from '../staff-place.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { teamQuery } from './team-query.ts';

/** Who works at the shop, and who is invited. */
export function TeamScreen() {
  const { shop } = useStaffPlace();
  const team = useQuery(teamQuery(useApi(), shop.id));
  const [inviting, setInviting] = useState(false);
  const roles = team.data?.roles ?? [];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Equipe"
        lead="As pessoas que trabalham no painel desta loja, e o que cada uma pode fazer."
        actions={
          <>
            <LinkButton href={panelHref(shop, '/funcoes')}>Funções</LinkButton>
            <Button tone="primary" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden="true" className="size-4" />
              Convidar
            </Button>
          </>
        }
      />
      <MemberList team={team} roles={roles} />
      {team.data !== undefined && team.data.invitations.length > 0 && (
        <InvitationList invitations={team.data.invitations} />
      )}
      {inviting && <InviteDialog roles={roles} onClose={() => setInviting(false)} />}
    </div>
  );
}
