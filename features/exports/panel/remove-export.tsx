import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { ExportRow } from '../contract/export-rows.wire.ts';
import { removeExportEndpoint } from '../contract/exports.endpoints.ts';
import { exportsKey } from './exports-query.ts';

export function RemoveExport({ row }: { readonly row: ExportRow }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const lead = useLead();
  const [confirming, setConfirming] = useState(false);
  const remove = async (): Promise<void> => {
    await api.call(removeExportEndpoint, { params: { idfornecedor: shop.id, idexportacao: row.id } });
    showToast({ text: `A exportação “${row.name}” foi excluída.` });
    await lead(panelHref(shop, '/exportacoes'));
    await client.invalidateQueries({ queryKey: exportsKey(shop.id) });
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setConfirming(true)}>
        Excluir
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={`Excluir a exportação “${row.name}”?`}
        text="Os arquivos já feitos são apagados com ela, e os links dos e-mails deixam de valer."
        action="Excluir exportação"
        danger
        onConfirm={remove}
      />
    </>
  );
}
