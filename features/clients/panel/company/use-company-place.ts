import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changeCompanyEndpoint } from '../../contract/company/company.endpoints.ts';
import { clientsKey } from '../clients-queries.ts';

interface Placed {
  readonly clientId: string;
  /** That of the company's place which is shown. */
  readonly version: number;
}

/** Puts a company below another one, or with null below nobody. Afterwards, also after a refusal, the page shows what is there now. */
export function useCompanyPlace() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  return async ({ clientId, version }: Placed, parentId: string | null): Promise<void> => {
    try {
      await api.call(changeCompanyEndpoint, {
        params: { idfornecedor: shop.id, idcliente: clientId },
        body: { idmatriz: parentId, versao: version },
      });
      showToast({ text: parentId === null ? 'Empresa desvinculada.' : 'Empresa vinculada.' });
    } finally {
      // Of every client: each page of the tree shows all of it.
      await queryClient.invalidateQueries({ queryKey: [...clientsKey(shop.id), 'one'] });
    }
  };
}
