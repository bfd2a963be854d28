import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { pageToEditFromWire } from '../../contract/edited-page.wire.ts';
import type { WirePanelPage } from '../../contract/panel-pages.schema.ts';
import { pageQuery, pagesKey } from './pages-query.ts';

interface PageChange {
  readonly call: () => Promise<WirePanelPage>;
  /** Said afterwards. */
  readonly done: string;
}

/** A change of a page besides its form: its answer is what the screen shows next. */
export function usePageChange() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ call }: PageChange) => call(),
    onSuccess: (wire, { done }) => {
      client.setQueryData(pageQuery(api, shop.id, wire.idpagina).queryKey, pageToEditFromWire(wire));
      // Not the preview: each link of it is in the audit log.
      void client.invalidateQueries({ queryKey: [...pagesKey(shop.id), 'list'] });
      showToast({ text: done });
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        text: error instanceof ApiRefusal ? error.message : 'Não foi possível concluir. Tente de novo.',
      }),
  });
}
