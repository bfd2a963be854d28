import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { JobProgress } from '#platform/panel/pieces/job-progress.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  cancelImportEndpoint,
  undoImportEndpoint,
} from '../../contract/sheet-import/sheet-import.endpoints.ts';
import type { ShownImport } from '../../contract/sheet-import/sheet-import.wire.ts';
import { stateWords } from '../../contract/sheet-import/sheet-import-texts.ts';
import { isOpen, mayUndo } from '../../domain/sheet-import/sheet-import.ts';
import { ColumnsStep } from './columns-step.tsx';
import { ImportCounts } from './import-counts.tsx';
import { importQuery, importsKey, leftProductsQuery } from './imports-query.ts';
import { ImportBadge } from './imports-screen.tsx';
import { ProductProblems } from './product-problems.tsx';

/** One import: its columns, its progress, its result. */
export function ImportScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const found = useQuery(importQuery(api, shop.id, usePathPart('idimportacao')));
  const { data } = found;
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
        back={{ href: panelHref(shop, '/importacoes'), label: 'Importações' }}
        status={<ImportBadge state={data.state} />}
        lead={`${data.total.toLocaleString('pt-BR')} linhas, enviadas por ${data.by}`}
        actions={mayWrite && mayUndo(data) && <Undo one={data} />}
      />
      {data.state === 'read' ? (
        mayWrite && <ColumnsStep one={data} />
      ) : (
        <>
          {isOpen(data) && <Progress one={data} mayWrite={mayWrite} />}
          <ImportCounts {...data} />
          {(data.state === 'undone' || data.state === 'undoing') && <Undone one={data} />}
          <ProductProblems importId={data.id} of={`${data.state} ${data.refused}`} />
        </>
      )}
    </div>
  );
}

function Progress({ one, mayWrite }: { readonly one: ShownImport; readonly mayWrite: boolean }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const params = { idfornecedor: shop.id, idimportacao: one.id };
  const cancel = useMutation({
    mutationFn: () => api.call(cancelImportEndpoint, { params }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey(shop.id) }),
  });
  const undoing = one.state === 'undoing';
  return (
    <>
      <Refused error={cancel.error} otherwise="Não foi possível cancelar. Tente de novo." />
      <JobProgress
        label={undoing ? 'Desfazendo a importação' : stateWords[one.state]}
        done={undoing ? one.restored + one.left : one.position}
        total={undoing ? one.inserted + one.updated : one.total}
        state={one.state === 'queued' ? 'waiting' : 'running'}
        cancelling={cancel.isPending || one.cancelWanted}
        {...(mayWrite && !undoing ? { onCancel: () => cancel.mutate() } : {})}
      />
    </>
  );
}

function Undo({ one }: { readonly one: ShownImport }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const undo = async (): Promise<void> => {
    await api.call(undoImportEndpoint, { params: { idfornecedor: shop.id, idimportacao: one.id } });
    await queryClient.invalidateQueries({ queryKey: importsKey(shop.id) });
    showToast({ text: 'A importação está sendo desfeita.' });
  };
  return (
    <>
      <Button tone="danger" onClick={() => setIsConfirming(true)}>
        Desfazer importação
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        danger
        title="Desfazer esta importação?"
        text="Os produtos alterados voltam aos valores de antes, e os novos são arquivados. O que alguém mudou depois da importação fica como está, e aparece aqui. As fotos ficam."
        action="Desfazer importação"
        onConfirm={undo}
      />
    </>
  );
}

function Undone({ one }: { readonly one: ShownImport }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const { data } = useQuery(leftProductsQuery(api, shop.id, one.id));
  return (
    <section className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 text-sm">
      <p>
        {one.restored.toLocaleString('pt-BR')} produtos voltaram ao que eram;{' '}
        {one.left.toLocaleString('pt-BR')} ficaram como estão, porque mudaram depois da importação.
      </p>
      {data !== undefined && data.produtos.length > 0 && (
        <ul className="list-disc pl-5">
          {data.produtos.map(({ codigo, nome }) => (
            <li key={codigo}>
              {nome} <span className="text-ink-2">({codigo})</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
