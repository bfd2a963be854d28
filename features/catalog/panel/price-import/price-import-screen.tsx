import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { JobProgress } from '#platform/panel/pieces/job-progress.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { cancelPriceImportEndpoint } from '../../contract/price-import/price-import.endpoints.ts';
import type { ShownImport } from '../../contract/sheet-import/sheet-import.wire.ts';
import { stateWords } from '../../contract/sheet-import/sheet-import-texts.ts';
import { isOpen } from '../../domain/sheet-import/sheet-import.ts';
import { ImportBadge } from '../import/imports-screen.tsx';
import { PriceColumnsStep } from './price-columns-step.tsx';
import { paramsOf, priceImportQuery, priceImportsKey, type TablePlace } from './price-imports-query.ts';
import { PriceProblems } from './price-problems.tsx';

interface PriceImportScreenProps {
  /** Called when prices of the shop's tables have changed. */
  readonly onImported: () => unknown;
}

/** One import into a price table: its columns, its progress, its result. */
export function PriceImportScreen({ onImported }: PriceImportScreenProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const place = { shopId: shop.id, tableId: usePathPart('idtabela') };
  const found = useQuery(priceImportQuery(api, place, usePathPart('idimportacao')));
  const { data } = found;
  const ended = data !== undefined && !isOpen(data) && data.state !== 'read';
  useEffect(() => {
    if (ended) onImported();
  }, [ended, onImported]);
  if (data === undefined)
    return found.error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar a importação"
        error={found.error}
        again={found.refetch}
        busy={found.isFetching}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={data.fileName}
        back={{
          href: panelHref(shop, `/tabelas-de-preco/${place.tableId}/importar`),
          label: 'Importar preços',
        }}
        status={<ImportBadge state={data.state} />}
        lead={`${whole(data.total)} linhas, enviadas por ${data.by}`}
      />
      {data.state === 'read' ? (
        mayWrite && <PriceColumnsStep place={place} one={data} />
      ) : (
        <Work place={place} one={data} mayWrite={mayWrite} />
      )}
    </div>
  );
}

const whole = (count: number): string => count.toLocaleString('pt-BR');

interface WorkProps {
  readonly place: TablePlace;
  readonly one: ShownImport;
  readonly mayWrite: boolean;
}

function Work({ place, one, mayWrite }: WorkProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () =>
      api.call(cancelPriceImportEndpoint, { params: { ...paramsOf(place), idimportacao: one.id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: priceImportsKey(place) }),
  });
  return (
    <>
      <Refused error={cancel.error} otherwise="Não foi possível cancelar. Tente de novo." />
      {isOpen(one) && (
        <JobProgress
          label={stateWords[one.state]}
          done={one.position}
          total={one.total}
          state={one.state === 'queued' ? 'waiting' : 'running'}
          cancelling={cancel.isPending || one.cancelWanted}
          {...(mayWrite ? { onCancel: () => cancel.mutate() } : {})}
        />
      )}
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label="Novos na tabela" value={whole(one.inserted)} />
        <StatCard label="Preços alterados" value={whole(one.updated)} />
        <StatCard label="Sem mudança" value={whole(one.unchanged)} />
        <StatCard label="Linhas recusadas" value={whole(one.refused)} />
      </div>
      <PriceProblems place={place} importId={one.id} of={`${one.state} ${one.refused}`} />
    </>
  );
}
