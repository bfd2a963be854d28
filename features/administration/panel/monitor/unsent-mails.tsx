import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { pageOf, useSearchTexts } from '#platform/panel/address.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { resendPlatformMailsEndpoint } from '../../contract/monitor.endpoints.ts';
import { localMoment } from '../local-moment.ts';
import { useMayChange } from '../platform-person.ts';
import { unsentMailsQuery } from './monitor-query.ts';

/** Mails of all shops that were given up, to be sent again one by one or all together. */
export function UnsentMails() {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayChange = useMayChange();
  const page = pageOf(useSearchTexts().pagina);
  const { data, error, refetch, isFetching } = useQuery(unsentMailsQuery(api, page));
  const again = useMutation({
    mutationFn: (ids: string[] | undefined) =>
      api.call(resendPlatformMailsEndpoint, { body: ids === undefined ? {} : { ids } }),
    onSuccess: async ({ naFila }) => {
      showToast({ text: naFila === 1 ? 'O e-mail voltou à fila.' : `${naFila} e-mails voltaram à fila.` });
      await queryClient.invalidateQueries({ queryKey: ['platform'] });
    },
  });
  if (data === undefined)
    return error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar os e-mails"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  if (data.total === 0)
    return (
      <EmptyState
        icon={<CircleCheckBig />}
        title="Todos os e-mails saíram"
        text="Os que não puderem ser enviados ficam aqui por 30 dias."
      />
    );
  return (
    <div className="flex max-w-225 flex-col gap-4">
      <Refused error={again.error} otherwise="Não foi possível reenviar. Tente de novo." />
      {mayChange && (
        <Button
          className="self-start"
          busy={again.isPending && again.variables === undefined}
          onClick={() => again.mutate(undefined)}
        >
          Reenviar todos
        </Button>
      )}
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {data.dados.map(({ id, tipo, desistimosEm, ultimoErro, tentativas }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-semibold">{tipo}</span>
              <span className="text-ink-2 text-sm wrap-anywhere">
                Desistimos em {localMoment(desistimosEm)}, depois de {tentativas} tentativas
                {ultimoErro === null ? '' : `: ${ultimoErro}`}
              </span>
            </span>
            {mayChange && (
              <Button size="sm" onClick={() => again.mutate([id])}>
                Reenviar
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Pagination page={data.pagina} pages={data.paginas} hrefOf={(next) => `?aba=emails&pagina=${next}`} />
    </div>
  );
}
