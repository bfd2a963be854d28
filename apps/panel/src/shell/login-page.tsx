import { useQueryClient } from '@tanstack/react-query';
import type { StaffSession } from '#features/accounts/domain/staff-session.ts';
import { LoginScreen } from '#features/accounts/panel/login-screen.tsx';
import { staffSessionQuery } from '#features/accounts/panel/staff-session-query.ts';
import { useLead, useSearchTexts } from '#platform/panel/address.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useDocumentTitle } from './document-title.ts';
import { pageAfterLogin } from './page-after-login.ts';

export function LoginPage() {
  useDocumentTitle('Entrar');
  const api = useApi();
  const queryClient = useQueryClient();
  const lead = useLead();
  const { volta } = useSearchTexts();
  const enter = async (session: StaffSession): Promise<void> => {
    queryClient.setQueryData(staffSessionQuery(api).queryKey, session);
    await lead(pageAfterLogin(volta), { replace: true });
  };
  return <LoginScreen onLogin={enter} />;
}
