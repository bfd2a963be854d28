import { useMutation } from '@tanstack/react-query';
import { ArrowLeftRight, LayoutGrid, LogOut, ShieldCheck } from 'lucide-react';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { forgetStaff } from '#platform/web/storage/staff-storage.ts';
import { useApi } from '#platform/web/use-api.ts';
import { logOutStaffEndpoint } from '../contract/staff/staff-session.endpoints.ts';
import type { StaffSession } from '../domain/staff-session.ts';

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-medium text-ink-2 text-sm transition hover:bg-sunken hover:text-ink lg:min-h-10';

/** Who is logged in, with the way out. */
export function Person({ session }: { readonly session: StaffSession }) {
  const api = useApi();
  const leave = useMutation({
    mutationFn: () => api.call(logOutStaffEndpoint, {}),
    // A new page: nothing of this person stays in memory.
    onSuccess: () => {
      forgetStaff(session.email);
      window.location.assign('/painel/entrar');
    },
    onError: () => showToast({ text: 'Não foi possível sair. Tente de novo.', tone: 'error' }),
  });
  return (
    <div className="flex flex-col gap-0.5">
      <p className="flex flex-col px-3 pb-2 text-sm">
        <span className="truncate font-semibold">{session.name}</span>
        <span className="truncate text-ink-2">{session.email}</span>
      </p>
      {(session.administrator || session.support === true) && (
        <AppLink href="/plataforma" className={entry}>
          <LayoutGrid aria-hidden="true" className="size-5 shrink-0" />
          Plataforma
        </AppLink>
      )}
      {(session.administrator || session.shops.length > 1) && (
        <AppLink href="/painel/conta/lojas" className={entry}>
          <ArrowLeftRight aria-hidden="true" className="size-5 shrink-0" />
          Trocar de loja
        </AppLink>
      )}
      {session.acting === undefined && (
        <AppLink href="/painel/conta" className={entry}>
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
          Minha conta
        </AppLink>
      )}
      <button type="button" className={entry} onClick={() => leave.mutate()} aria-busy={leave.isPending}>
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        Sair
      </button>
    </div>
  );
}
