import { useQueryClient } from '@tanstack/react-query';
import { InvitationScreen } from '#features/accounts/panel/entrance/invitation-screen.tsx';
import { staffSessionQuery } from '#features/accounts/panel/staff-session-query.ts';
import { useLead } from '#platform/panel/address.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useDocumentTitle } from './document-title.ts';

/** The target of an invitation's link; the person who accepts it goes on into the panel. */
export function InvitationPage() {
  useDocumentTitle('Convite');
  const api = useApi();
  const queryClient = useQueryClient();
  const lead = useLead();
  return (
    <InvitationScreen
      onAccepted={async (session) => {
        queryClient.setQueryData(staffSessionQuery(api).queryKey, session);
        await lead('/painel', { replace: true });
      }}
    />
  );
}
