import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { sessionQuery } from '../login/session-query.ts';
import { useSession } from '../login/use-session.ts';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { devicesQuery, secondFactorQuery } from './own-data-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOffSecondFactor } from './turn-off-second-factor.tsx';
import { TurnOnSecondFactor } from './turn-on-second-factor.tsx';

/** State of the second factor, with the forms to turn it on, off and to renew its recovery codes. */
export function SecondFactorSection() {
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const query = secondFactorQuery(api, session);
  const { data: state } = useSuspenseQuery(query);
  const [changing, setChanging] = useState<'state' | 'codes'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const changed = async (shown?: readonly string[]): Promise<void> => {
    setCodes(shown);
    setChanging(undefined);
    // Turning it on renews the session and ends those of other devices.
    const keys = [query, sessionQuery(api), devicesQuery(api, session)];
    await Promise.all(keys.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
  };
  const cancel = () => setChanging(undefined);
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-ink-2" strokeWidth={1.75} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            Aplicativo autenticador
            <Badge tone={state.on ? 'success' : 'neutral'}>{state.on ? 'Ativa' : 'Desativada'}</Badge>
          </p>
          <p className="text-ink-2 text-sm">
            {state.on
              ? recoveryWords(state.recoveryCodesLeft)
              : 'Além da senha, o login pede um código que só o seu celular mostra.'}
          </p>
        </div>
        {changing === undefined && (
          <div className="flex flex-wrap gap-2">
            {state.on && (
              <Button size="sm" onClick={() => setChanging('codes')}>
                Novos códigos
              </Button>
            )}
            <Button size="sm" onClick={() => setChanging('state')}>
              {state.on ? 'Desativar' : 'Ativar'}
            </Button>
          </div>
        )}
      </div>
      {changing === 'codes' && state.on && <NewRecoveryCodes onDone={changed} onCancel={cancel} />}
      {changing === 'state' && state.on && <TurnOffSecondFactor onDone={changed} onCancel={cancel} />}
      {changing === 'state' && !state.on && <TurnOnSecondFactor onDone={changed} onCancel={cancel} />}
    </>
  );
}

function recoveryWords(left: number): string {
  if (left === 0) return 'Não restam códigos de recuperação: gere outros com um código do aplicativo.';
  return left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`;
}
