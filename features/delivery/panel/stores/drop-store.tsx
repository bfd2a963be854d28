import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { dropStoreEndpoint } from '../../contract/panel-delivery.endpoints.ts';
import { deliveryKey, type PanelStore } from '../delivery-query.ts';

export function DropStore({ store }: { readonly store: PanelStore }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const drop = async (): Promise<void> => {
    await api.call(dropStoreEndpoint, { params: { idfornecedor: shop.id, idloja: store.id } });
    showToast({ text: `${store.name}: retirada.` });
    await navigate({ href: panelHref(shop, '/lojas') });
    await queryClient.invalidateQueries({ queryKey: deliveryKey(shop.id) });
  };
  return (
    <>
      <Button onClick={() => setIsConfirming(true)}>Retirar a loja</Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={`Retirar ${store.name}?`}
        text="Nela não se retira mais. Pedidos já feitos ficam como foram combinados, e o estoque que ela tem passa a ficar sem loja."
        action="Retirar a loja"
        danger
        onConfirm={drop}
      />
    </>
  );
}
