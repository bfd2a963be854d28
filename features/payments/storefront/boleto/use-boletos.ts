import { useMutation } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import {
  boletoFileEndpoint,
  secondCopyEndpoint,
  sendBoletosEndpoint,
} from '../../contract/titles/boletos.endpoints.ts';
import type { TitleId } from '../../domain/title.ts';
import { fetchFile } from './fetch-file.ts';

/** Actions on boletos: download as PDF, second copy, send by mail. `onRenewed` reloads the titles. */
export function useBoletos(onRenewed: () => Promise<unknown>) {
  const { api, shop, session } = useBuyer();
  const params = { idfornecedor: shop.id, idcliente: session.clientId };
  const showError = (error: Error): void => showToast({ text: error.message, tone: 'error' });
  const file = useMutation({
    mutationFn: (ids: readonly TitleId[]) =>
      fetchFile({
        path: boletoFileEndpoint.path,
        params,
        query: { titulos: ids },
        name: ids.length === 1 ? 'boleto.pdf' : 'boletos.pdf',
      }),
    onError: showError,
  });
  const renew = useMutation({
    mutationFn: (idtitulo: TitleId) => api.call(secondCopyEndpoint, { params: { ...params, idtitulo } }),
    onSuccess: async () => {
      await onRenewed();
      showToast({ text: 'Segunda via emitida: confira o novo vencimento e o valor.' });
    },
    onError: showError,
  });
  const send = useMutation({
    mutationFn: ({ email, ids }: { readonly email: string; readonly ids: readonly TitleId[] }) =>
      api.call(sendBoletosEndpoint, { params, body: { email, titulos: [...ids] } }),
  });
  return { file, renew, send };
}

export type Boletos = ReturnType<typeof useBoletos>;
