import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { addSynonymsEndpoint, changeSynonymsEndpoint } from '../../contract/search/panel-search.endpoints.ts';
import { searchesKey } from './searches-query.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface SynonymDialogProps {
  /** The group to change; absent: a new one. */
  readonly id?: string;
  readonly sayings: readonly string[];
  readonly onClose: () => void;
}

/** A group of expressions that mean the same. */
export const SynonymDialog = (props: SynonymDialogProps) => (
  <Suspense>
    <Dialog
      open
      onClose={props.onClose}
      title={props.id === undefined ? 'Novo grupo de sinônimos' : 'Mudar sinônimos'}
      description="Quem busca uma destas expressões acha também os produtos das outras."
    >
      <SynonymForm {...props} />
    </Dialog>
  </Suspense>
);

function SynonymForm({ id, sayings, onClose }: SynonymDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm<{ expressoes: string[] }, unknown>({
    values: { expressoes: [...sayings] },
    save: async (body) => {
      const params = { idfornecedor: shop.id };
      await (id === undefined
        ? api.call(addSynonymsEndpoint, { params, body })
        : api.call(changeSynonymsEndpoint, { params: { ...params, idsinonimo: id }, body }));
    },
    saved: 'Sinônimos salvos. Valem a partir da próxima busca.',
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: searchesKey(shop.id) });
      onClose();
    },
  });
  return (
    <FormBody form={form} plain onCancel={onClose}>
      <FormTags
        form={form}
        name="expressoes"
        label="Expressões"
        hint="Ao menos duas; Enter acrescenta cada uma."
        check={(all) => (all.length < 2 ? 'Escreva ao menos duas expressões.' : undefined)}
      />
    </FormBody>
  );
}
