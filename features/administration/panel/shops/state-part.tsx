import { useState } from 'react';
import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { nextStates, type ShopState } from '#features/suppliers/domain/shop-state.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changeShopStateEndpoint } from '../../contract/suppliers.endpoints.ts';
import { shopStateToWire } from '../../contract/suppliers.wire.ts';
import { type CheckedItem, isComplete } from '../../domain/checklist.ts';
import { useMayChange } from '../platform-person.ts';
import { Checklist } from './checklist.tsx';
import { useReadShopAgain } from './use-read-shop-again.ts';

const leads: Readonly<Record<ShopState, string>> = {
  draft: 'A loja pode ser preparada e vista por quem tem o endereço, e ainda não recebe pedidos.',
  open: 'A loja recebe pedidos.',
  suspended: 'Os clientes veem que a loja está fechada. A equipe vê tudo, e não pode mudar nada.',
  archived: 'A loja está guardada: ninguém compra nem muda nada. Reabri-la começa pela preparação.',
};

interface Move {
  readonly action: string;
  readonly text: string;
  readonly done: string;
  readonly danger?: boolean;
}

const moves: Readonly<Record<ShopState, Move>> = {
  open: { action: 'Publicar', text: 'A loja passa a receber pedidos.', done: 'A loja está aberta.' },
  suspended: {
    action: 'Suspender',
    text: 'Os clientes veem uma página de loja fechada, e o painel da loja fica só para leitura. Pedidos e pagamentos em andamento continuam guardados.',
    done: 'A loja está suspensa.',
    danger: true,
  },
  archived: {
    action: 'Arquivar',
    text: 'A loja deixa de aparecer e de vender. Nada é apagado, e ela pode ser reaberta.',
    done: 'A loja está arquivada.',
    danger: true,
  },
  draft: {
    action: 'Reabrir',
    text: 'A loja volta para a preparação.',
    done: 'A loja voltou para a preparação.',
  },
};

interface StatePartProps {
  readonly shop: ManagedSupplier;
  readonly checklist: readonly CheckedItem[];
}

/** What the shop still needs, and what may be done with it. */
export function StatePart({ shop, checklist }: StatePartProps) {
  const api = useApi();
  const mayChange = useMayChange();
  const readAgain = useReadShopAgain(shop.id);
  const [chosen, setChosen] = useState<ShopState>();
  const move = chosen === undefined ? undefined : moves[chosen];
  const change = async (state: ShopState, reason: string): Promise<void> => {
    await api.call(changeShopStateEndpoint, {
      params: { idfornecedor: shop.id },
      body: {
        situacao: shopStateToWire(state),
        versao: shop.version,
        ...(reason === '' ? {} : { motivo: reason }),
      },
    });
    await readAgain();
    showToast({ text: moves[state].done });
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card as="section" aria-labelledby="preparo" className="flex flex-col gap-4">
        <h2 id="preparo" className="text-lg">
          {isComplete(checklist) ? 'Nada falta para vender' : 'O que falta para vender'}
        </h2>
        <Checklist list={checklist} />
      </Card>
      <Card as="section" aria-labelledby="situacao" className="flex flex-col gap-4">
        <h2 id="situacao" className="text-lg">
          Situação
        </h2>
        <p className="text-ink-2">{leads[shop.state]}</p>
        {shop.stateReason !== undefined && <p className="text-sm">Motivo: {shop.stateReason}</p>}
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            {nextStates(shop.state).map((state) => (
              <Button
                key={state}
                tone={state === 'open' ? 'primary' : 'quiet'}
                disabled={state === 'open' && !isComplete(checklist)}
                onClick={() => setChosen(state)}
              >
                {moves[state].action}
              </Button>
            ))}
          </div>
        )}
      </Card>
      {move !== undefined && chosen !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setChosen(undefined)}
          title={`${move.action} ${shop.name}?`}
          text={move.text}
          action={move.action}
          danger={move.danger ?? false}
          {...(move.danger === true
            ? { reason: { label: 'Motivo, que só a plataforma vê', required: true } }
            : {})}
          onConfirm={(reason) => change(chosen, reason)}
        />
      )}
    </div>
  );
}
