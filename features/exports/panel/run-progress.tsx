import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { JobProgress } from '#platform/panel/pieces/job-progress.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { RunRow } from '../contract/export-rows.wire.ts';
import { cancelExportRunEndpoint } from '../contract/exports.endpoints.ts';
import { exportsKey } from './exports-query.ts';

interface RunProgressProps {
  readonly run: RunRow;
  readonly mayCancel: boolean;
}

/** How far the file that is being made is, and the way to stop it. */
export function RunProgress({ run, mayCancel }: RunProgressProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const params = { idfornecedor: shop.id, idexecucao: run.id };
  const cancel = useMutation({
    mutationFn: () => api.call(cancelExportRunEndpoint, { params }),
    onSuccess: () => showToast({ text: 'Execução cancelada. O arquivo foi apagado, e ninguém é avisado.' }),
    onSettled: () => client.invalidateQueries({ queryKey: exportsKey(shop.id) }),
  });
  const waiting = run.state === 'queued';
  return (
    <>
      <Refused error={cancel.error} otherwise="Não foi possível cancelar. Tente de novo." />
      <JobProgress
        label={waiting ? 'O arquivo espera a vez' : 'Fazendo o arquivo'}
        done={run.rows}
        total={run.expectedRows}
        state={waiting ? 'waiting' : 'running'}
        note={progressWords(run)}
        cancelling={cancel.isPending}
        {...(mayCancel ? { onCancel: () => cancel.mutate() } : {})}
      />
    </>
  );
}

function progressWords({ state, rows, expectedRows }: RunRow): string {
  if (state === 'queued') return 'Começa em instantes.';
  const read = rows.toLocaleString('pt-BR');
  return expectedRows === undefined
    ? `${read} linhas até agora`
    : `${read} de ${expectedRows.toLocaleString('pt-BR')} linhas`;
}
