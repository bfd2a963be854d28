import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { staffSessionQuery } from '../staff-session-query.ts';
import { NewCodes } from './new-codes.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { staffSecondFactorQuery } from './second-factor-query.ts';
import { TurnOff } from './turn-off.tsx';
import { TurnOn } from './turn-on.tsx';

/** The second step of the login: on, off, and new recovery codes. */
export function SecondStep() {
  const api = useApi();
  const queryClient = useQueryClient();
  const factor = useQuery(staffSecondFactorQuery(api));
  const [changing, setChanging] = useState<'state' | 'codes'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const changed = async (shown?: readonly string[]): Promise<void> => {
    setCodes(shown);
    setChanging(undefined);
    const keys = [staffSecondFactorQuery(api).queryKey, staffSessionQuery(api).queryKey];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const { data: state } = factor;
  const cancel = (): void => setChanging(undefined);
  return (
    <Card as="section" aria-labelledby="segunda-etapa" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
        <div className="min-w-0 flex-1">
          <h2 id="segunda-etapa" className="flex flex-wrap items-center gap-2 text-lg">
            Verificação em duas etapas
            {state !== undefined && (
              <Badge tone={state.on ? 'success' : 'neutral'}>{state.on ? 'Ativa' : 'Desativada'}</Badge>
            )}
          </h2>
          <p className="text-ink-2 text-sm">
            {state?.on
              ? codesLeft(state.recoveryCodesLeft)
              : 'Além da senha, o login pede um código que só o seu celular mostra.'}
          </p>
        </div>
        {state !== undefined && changing === undefined && codes === undefined && (
          <span className="flex flex-wrap gap-2">
            {state.on && (
              <Button size="sm" onClick={() => setChanging('codes')}>
                Novos códigos
              </Button>
            )}
            <Button size="sm" onClick={() => setChanging('state')}>
              {state.on ? 'Desativar' : 'Ativar'}
            </Button>
          </span>
        )}
      </div>
      {factor.isPending && <RowsLoading rows={1} />}
      {factor.error !== null && (
        <LoadFailure
          title="Não foi possível carregar"
          error={factor.error}
          again={factor.refetch}
          busy={factor.isFetching}
        />
      )}
      {codes !== undefined && <NewCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {changing === 'state' && state?.on === false && <TurnOn onDone={changed} onCancel={cancel} />}
      {changing === 'state' && state?.on === true && <TurnOff onDone={() => changed()} onCancel={cancel} />}
      {changing === 'codes' && <RenewCodes onDone={changed} onCancel={cancel} />}
    </Card>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return 'Não restam códigos de recuperação: peça novos.';
  return left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`;
}
