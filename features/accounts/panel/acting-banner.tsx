import { useMutation } from '@tanstack/react-query';
import { VenetianMask } from 'lucide-react';
import { useEffect } from 'react';
import { useNow } from '#platform/panel/use-now.ts';
import { Button } from '#platform/ui/button.tsx';
import type { StaffSession } from '../domain/staff-session.ts';

interface ActingBannerProps {
  readonly session: StaffSession;
  /** Ends it; resolves to whether the administrator's own session goes on. */
  readonly stop: () => Promise<boolean>;
}

/** Above every page while an administrator acts as somebody. */
export function ActingBanner({ session, stop }: ActingBannerProps) {
  const now = useNow();
  const { acting } = session;
  const until = acting?.until ?? Number.POSITIVE_INFINITY;
  const leave = useMutation({
    mutationFn: stop,
    // A new page: nothing of the shop stays in memory.
    onSuccess: (isOpen) => window.location.assign(isOpen ? '/plataforma' : '/painel/entrar'),
    onError: () => window.location.assign('/painel/entrar'),
  });
  const over = now >= until;
  const { mutate } = leave;
  useEffect(() => {
    if (over) mutate();
  }, [over, mutate]);
  if (acting === undefined) return null;
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000));
  return (
    <section
      aria-label="Agindo em nome de outra pessoa"
      className="sticky top-0 z-40 flex flex-wrap items-center gap-x-4 gap-y-2 border-danger-line border-b-2 bg-danger-soft px-4 py-2.5 text-sm"
    >
      <VenetianMask aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <p className="min-w-0 flex-1">
        <strong>
          {acting.by} em nome de {session.name}
        </strong>
        {' · '}
        {minutes === 1 ? 'resta 1 minuto' : `restam ${minutes} minutos`}
        {' · '}
        Motivo: {acting.reason}
      </p>
      <Button size="sm" tone="danger" busy={leave.isPending} onClick={() => mutate()}>
        Sair deste acesso
      </Button>
    </section>
  );
}
