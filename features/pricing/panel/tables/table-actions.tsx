import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changePriceTableEndpoint } from '../../contract/price-tables.endpoints.ts';
import type { PriceTable } from '../../domain/offer.ts';
import { groupWords } from './group-words.ts';
import { tablesKey } from './price-tables-query.ts';

/** Takes the table out of use, or puts it back. */
export function TableActions({ table }: { readonly table: PriceTable }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      api.call(changePriceTableEndpoint, {
        params: { idfornecedor: shop.id, idtabela: table.id },
        body: { nome: table.name, arquivada: !table.archived, versao: table.version },
      }),
    onSuccess: ({ nome, arquivada }) =>
      showToast({
        text: arquivada ? `A tabela “${nome}” foi arquivada.` : `A tabela “${nome}” voltou a uso.`,
      }),
    // A refusal shows the table as it is now.
    onSettled: () => client.invalidateQueries({ queryKey: tablesKey(shop.id) }),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{table.archived ? 'Voltar a usar' : 'Arquivar'}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={
          table.archived ? `Voltar a usar a tabela “${table.name}”?` : `Arquivar a tabela “${table.name}”?`
        }
        text={table.archived ? backWords(table) : archiveWords(table)}
        action={table.archived ? 'Voltar a usar' : 'Arquivar tabela'}
        onConfirm={() => mutateAsync()}
      />
    </>
  );
}

const counted = (clients: number): string =>
  clients === 1 ? '1 cliente' : `${clients.toLocaleString('pt-BR')} clientes`;

/** Undefined: nobody. */
function whoUses({ clients, groups }: PriceTable): string | undefined {
  const given = clients === 0 ? [] : [counted(clients)];
  const members = groups.length === 0 ? [] : [`quem está ${groupWords(groups)}`];
  return [...given, ...members].join(' e ') || undefined;
}

function archiveWords(table: PriceTable): string {
  const who = whoUses(table);
  if (who === undefined) return 'Nenhum cliente a usa. Os preços dela ficam guardados.';
  return `Passam a pagar os preços normais agora mesmo: ${who}. Os preços e os clientes dela ficam guardados.`;
}

function backWords(table: PriceTable): string {
  const who = whoUses(table);
  return who === undefined
    ? 'Nenhum cliente a usa ainda.'
    : `Passam a pagar os preços dela agora mesmo: ${who}.`;
}
