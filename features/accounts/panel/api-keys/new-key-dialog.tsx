import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { CopyButton } from '#platform/panel/pieces/copy-button.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { createApiKeyEndpoint } from '../../contract/api-keys/api-keys.endpoints.ts';
import { useStaffPlace } from '../staff-place.ts';
import { apiKeysQuery } from './api-keys-query.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

const lifetimes = [
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
  { value: '', label: 'Até ser revogada' },
];

/** Makes a key and shows it, once. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const [secret, setSecret] = useState<string>();
  const form = usePanelForm({
    values: { name: '', days: '365' },
    save: ({ name, days }) =>
      api.call(createApiKeyEndpoint, {
        params: { idfornecedor: shop.id },
        body: { nome: name.trim(), ...(days === '' ? {} : { validadeDias: Number(days) }) },
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
            <FormSelect form={form} name="days" label="Vale por" options={lifetimes} />
          </FormBody>
        ) : (
          <>
            <Alert tone="warn" announced>
              Copie a chave agora: ela não será mostrada de novo.
            </Alert>
            <p className="wrap-anywhere rounded-md bg-sunken px-3 py-2 font-mono text-sm">{secret}</p>
            <div className="flex flex-wrap gap-2">
              <CopyButton text={secret} label="Copiar chave" />
              <Button size="sm" tone="primary" onClick={onClose}>
                Já copiei
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </Suspense>
  );
}
