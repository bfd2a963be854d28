import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { removeAutomaticGroupEndpoint } from '../../contract/rules/automatic-groups.endpoints.ts';
import type { AutomaticGroup } from '../../domain/rules/automatic-group.ts';
import { clientsKey } from '../clients-queries.ts';

type Members = 'MANTER' | 'ESVAZIAR';

/** Removes the rule, and asks what becomes of its clients. */
export function RemoveGroup({ group }: { readonly group: AutomaticGroup }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [members, setMembers] = useState<Members>('MANTER');
  const remove = async (): Promise<void> => {
    await api.call(removeAutomaticGroupEndpoint, {
      params: { idfornecedor: shop.id, idgrupo: group.id },
      query: { clientes: members },
    });
    showToast({
      text:
        members === 'MANTER'
          ? `A regra de “${group.name}” foi excluída. Os clientes de agora continuam no grupo.`
          : `O grupo “${group.name}” foi excluído. Os clientes saem em instantes.`,
    });
    await lead(panelHref(shop, '/grupos'));
    await client.invalidateQueries({ queryKey: clientsKey(shop.id) });
  };
  const choice = (value: Members, label: string, note: string) => (
    <RadioCard
      name="members"
      value={value}
      title={label}
      description={note}
      checked={members === value}
      onChange={() => setMembers(value)}
    />
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Excluir regra</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Excluir a regra de “${group.name}”?`}
        text={
          group.tableId === undefined
            ? 'Ninguém mais entra nem sai sozinho.'
            : 'Ninguém mais entra nem sai sozinho, e a tabela de preços do grupo deixa de valer para ele.'
        }
        action="Excluir regra"
        danger
        onConfirm={remove}
      >
        <RadioGroup legend={memberWords(group.members)}>
          {choice(
            'MANTER',
            'Manter os clientes de agora',
            'O grupo fica, e passa a ser mudado à mão na página de cada cliente.',
          )}
          {choice(
            'ESVAZIAR',
            'Esvaziar',
            'Todos saem, e perdem os preços e conteúdos que valem só para o grupo.',
          )}
        </RadioGroup>
      </ConfirmDialog>
    </>
  );
}

const memberWords = (members: number): string =>
  members === 1 ? 'E o cliente do grupo?' : `E os ${members.toLocaleString('pt-BR')} clientes do grupo?`;
