import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { CHANGED_BY_OTHER } from '#platform/contract/changed-by-other.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { putTablePricesEndpoint } from '../../contract/price-tables.endpoints.ts';
import type { PriceTable } from '../../domain/price-table.ts';
import type { PriceSources } from '../price-sources.ts';
import { type SeenPrices, tablesKey } from './price-tables-query.ts';
import { pricedRowsQuery } from './priced-rows-query.ts';
import { PricesGrid } from './prices-grid.tsx';
import { pricesGrid, type TypedPrices } from './use-prices-grid.ts';

interface PricesEditorProps {
  readonly table: PriceTable;
  readonly sources: PriceSources;
  readonly seen: SeenPrices;
  /** The prices as they are now. */
  readonly readAgain: () => Promise<SeenPrices | undefined>;
  readonly typed: TypedPrices;
  readonly actions: ReactNode;
}

/** The grid with its search, its pages and its saving. */
export function PricesEditor({ table, sources, seen, readAgain, typed, actions }: PricesEditorProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const queryClient = useQueryClient();
  const address = useTableAddress({ filters: ['mostrar'] });
  const among = address.filters.mostrar === 'tabela' ? [...seen.prices.keys()] : undefined;
  const wish = { page: address.page, text: address.text, ...(among === undefined ? {} : { among }) };
  const list = useQuery(pricedRowsQuery(sources, shop.id, wish));
  const grid = pricesGrid(seen.prices, typed);
  const [notice, setNotice] = useState<string>();
  const save = useMutation({
    mutationFn: () =>
      api.call(putTablePricesEndpoint, {
        params: { idfornecedor: shop.id, idtabela: table.id },
        body: { precos: grid.lines() ?? [], versao: seen.version },
      }),
    onSuccess: async () => {
      const saved = grid.changed;
      await Promise.all([readAgain(), queryClient.invalidateQueries({ queryKey: tablesKey(shop.id) })]);
      grid.discard();
      setNotice(undefined);
      showToast({ text: saved === 1 ? '1 preço salvo.' : `${saved} preços salvos.` });
    },
    onError: async (error) => {
      if (!isStale(error)) return;
      const now = await readAgain();
      if (now !== undefined) setNotice(noticeOf(grid.compare(seen.prices, now.prices)));
    },
  });
  const hasFault = grid.changed > 0 && grid.lines() === undefined;
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        address={address}
        search="Produto ou código"
        filters={[
          {
            kind: 'options',
            name: 'mostrar',
            label: 'Mostrar',
            options: [{ value: 'tabela', label: 'Só os da tabela' }],
          },
        ]}
      />
      {notice !== undefined && (
        <Alert tone="warn" title="Outra pessoa alterou esta tabela enquanto você a editava" announced>
          {notice}
        </Alert>
      )}
      {!isStale(save.error) && (
        <Refused
          error={save.error}
          otherwise="Não foi possível salvar. Nada do que você digitou se perdeu: tente de novo."
        />
      )}
      {list.isPending && <RowsLoading />}
      {list.error !== null && (
        <LoadFailure
          title="Não foi possível carregar os produtos"
          error={list.error}
          again={list.refetch}
          busy={list.isFetching}
        />
      )}
      {list.data?.rows.length === 0 && (
        <EmptyState title="Nenhum produto aqui" text="Mude a busca, ou mostre todos os produtos." />
      )}
      {list.data !== undefined && list.data.rows.length > 0 && (
        <>
          {mayWrite && (
            <p className="text-ink-2 text-sm">
              Cole direto de uma planilha: as células copiadas entram a partir da que está em foco. Sem preço
              na tabela, o produto tem o preço normal.
            </p>
          )}
          <PricesGrid rows={list.data.rows} grid={grid} readOnly={!mayWrite} />
          <Pagination
            page={address.page}
            pages={list.data.pages}
            hrefOf={(page) => address.hrefOf({ page })}
          />
        </>
      )}
      <div className="sticky bottom-3 z-20 flex flex-wrap items-center gap-3 rounded-lg border border-line-2 bg-surface px-4 py-2.5 shadow-3">
        {mayWrite && (
          <>
            <Button
              tone="primary"
              disabled={grid.changed === 0 || hasFault}
              busy={save.isPending}
              onClick={() => save.mutate()}
            >
              Salvar preços
            </Button>
            <Button disabled={grid.changed === 0} onClick={grid.discard}>
              Descartar
            </Button>
            <p role="status" className="text-ink-2 text-sm">
              {hasFault
                ? 'Corrija as células marcadas para salvar.'
                : grid.changed === 0
                  ? 'Nada alterado.'
                  : `${grid.changed === 1 ? '1 produto alterado' : `${grid.changed} produtos alterados`}, ainda não salvos.`}
            </p>
          </>
        )}
        <span className="ml-auto">{actions}</span>
      </div>
    </div>
  );
}

const isStale = (error: Error | null): boolean =>
  error instanceof ApiRefusal && error.problem.code === CHANGED_BY_OTHER;

function noticeOf({ theirs, both }: { readonly theirs: number; readonly both: number }): string {
  const changed =
    theirs === 0
      ? 'Os preços são os mesmos.'
      : theirs === 1
        ? 'Um preço mudou.'
        : `${theirs} preços mudaram.`;
  const yours =
    both === 0
      ? 'Nenhum deles é de um produto que você alterou.'
      : both === 1
        ? 'Um deles é de um produto que você também alterou: está marcado na grade.'
        : `${both} deles são de produtos que você também alterou: estão marcados na grade.`;
  return `${changed} ${theirs === 0 ? '' : yours} O que você digitou continua aqui: confira e salve de novo.`;
}
