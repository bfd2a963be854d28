import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logOutStaffEndpoint } from '#features/accounts/contract/staff/staff-session.endpoints.ts';
import { NewCodes } from '#features/accounts/panel/access/new-codes.tsx';
import { TurnOn } from '#features/accounts/panel/access/turn-on.tsx';
import { useLead } from '#platform/panel/address.ts';
import { useApi } from '#platform/web/use-api.ts';
import { EntryCard } from './entry-card.tsx';

/** People who work for the platform turn their second step on before anything else. */
export function SecondStepScreen() {
  const api = useApi();
  const lead = useLead();
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const leave = useMutation({
    mutationFn: () => api.call(logOutStaffEndpoint, {}),
    onSuccess: () => window.location.assign('/painel/entrar'),
  });
  const goOn = async (): Promise<void> => {
    queryClient.removeQueries({ queryKey: ['staff-session'] });
    await lead('/plataforma/lojas', { replace: true });
  };
  return (
    <EntryCard
      title="Proteja a sua conta"
      lead="Quem trabalha para a plataforma entra com a senha e com um código do celular. Ative a segunda etapa para continuar."
    >
      {codes === undefined ? (
        <TurnOn onDone={async (shown) => setCodes(shown)} onCancel={() => leave.mutate()} />
      ) : (
        <NewCodes codes={codes} onDone={() => void goOn()} />
      )}
    </EntryCard>
  );
}
