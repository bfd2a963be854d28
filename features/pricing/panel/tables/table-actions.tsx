import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Instant } from '#kernel/scope.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changePriceTableEndpoint } from '../../contract/price-tables.endpoints.ts';
import { isValid } from '../../domain/policy.ts';
import type { PriceTable } from '../../domain/price-table.ts';
import { groupWords } from './group-words.ts';
import { tablesKey } from './price-tables-query.ts';

interface TableActionsProps {
  readonly table: PriceTable;
  readonly now: Instant;
}

/** Takes the table out of use, or puts it back. */
export function TableActions({ table, now }: TableActionsProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const isInForce = isValid(table.validity, now);
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
        text={table.archived ? backWords(table, isInForce) : archiveWords(table, isInForce)}
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

function archiveWords(table: PriceTable, isInForce: boolean): string {
  const who = whoUses(table);
  if (who === undefined) return 'Nenhum cliente a usa. Os preços dela ficam guardados.';
  const rest = 'Os preços e os clientes dela ficam guardados.';
  return isInForce
    ? `Passam a pagar o que pagariam sem ela agora mesmo: ${who}. ${rest}`
    : `Ela está fora do período: ninguém paga por ela agora. ${rest}`;
}

function backWords(table: PriceTable, isInForce: boolean): string {
  const who = whoUses(table);
  if (who === undefined) return 'Nenhum cliente a usa ainda.';
  return isInForce
    ? `Passam a pagar os preços dela agora mesmo: ${who}.`
    : `Pagam os preços dela só no período dela: ${who}.`;
}
