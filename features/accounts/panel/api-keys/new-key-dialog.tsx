import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ApiScope } from '#kernel/permissions.ts';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { createApiKeyEndpoint } from '../../contract/api-keys/api-keys.endpoints.ts';
import { useStaffPlace } from '../staff-place.ts';
import { apiKeysQuery } from './api-keys-query.ts';
import { ScopeChoices } from './scope-choices.tsx';
import { ShownKey } from './shown-key.tsx';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

const lifetimes = [
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
  { value: '', label: 'Até ser revogada' },
];

interface KeyValues {
  name: string;
  scopes: string[];
  days: string;
}

/** Makes a key and shows it, once. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const [secret, setSecret] = useState<string>();
  const form = usePanelForm<KeyValues, { readonly chave: string }>({
    values: { name: '', scopes: [], days: '365' },
    fields: { nome: 'name', permissoes: 'scopes', validadeDias: 'days' },
    save: ({ name, scopes: chosen, days }) =>
      api.call(createApiKeyEndpoint, {
        params: { idfornecedor: shop.id },
        body: {
          nome: name.trim(),
          permissoes: chosen as ApiScope[],
          ...(days === '' ? {} : { validadeDias: Number(days) }),
        },
      }),
    onSaved: async ({ chave }) => {
      setSecret(chave);
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery(api, shop.id).queryKey });
    },
  });
  return (
    <Suspense>
      <Dialog open onClose={onClose} title={secret === undefined ? 'Nova chave de API' : 'Chave criada'}>
        {secret === undefined ? (
          <FormBody form={form} plain label="Criar chave" onCancel={onClose}>
            <FormText
              form={form}
              name="name"
              label="Nome"
              hint="O sistema que vai usá-la, como “ERP”."
              maxLength={80}
              required="Dê um nome à chave."
            />
            <ScopeChoices form={form} />
            <FormSelect form={form} name="days" label="Vale por" options={lifetimes} />
          </FormBody>
        ) : (
          <ShownKey secret={secret} onClose={onClose} />
        )}
      </Dialog>
    </Suspense>
  );
}
