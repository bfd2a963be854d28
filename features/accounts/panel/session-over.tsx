/** The panel's session has ended while a section is open: what was typed into it stays, and the login comes to the person. */
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { StaffSession } from '../domain/staff-session.ts';
import { LoginForm } from './login-form.tsx';
import { useSessionOver } from './session-over-state.ts';
import { staffSessionQuery } from './staff-session-query.ts';

interface SessionOverProps {
  readonly session: StaffSession;
}

export function SessionOver({ session }: SessionOverProps) {
  const queryClient = useQueryClient();
  const api = useApi();
  const over = useSessionOver((state) => state.over);
  const entered = async (now: StaffSession): Promise<void> => {
    // Another person's sections are not this one's.
    if (now.email !== session.email) return window.location.assign('/painel');
    queryClient.setQueryData(staffSessionQuery(api).queryKey, now);
    useSessionOver.setState(({ logins }) => ({ over: false, logins: logins + 1 }));
    await queryClient.invalidateQueries();
  };
  return (
    <Dialog
      open={over}
      onClose={() => useSessionOver.setState({ over: false })}
      title="Sua sessão terminou"
      description="Entre de novo para continuar de onde parou. Nada do que você digitou se perdeu."
    >
      <LoginForm email={session.email} onLogin={entered} />
    </Dialog>
  );
}
