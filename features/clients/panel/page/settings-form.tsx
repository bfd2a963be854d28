import { useQueryClient } from '@tanstack/react-query';
import { putClientSettingsEndpoint } from '#features/accounts/contract/clients/client-settings.endpoints.ts';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { USER_TAGS, userTagsOf } from '#features/suppliers/domain/tags/user-tags.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Facts } from '#platform/panel/pieces/facts.tsx';
import { Card } from '#platform/ui/card.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientPage } from '../../domain/client-page.ts';
import { clientKey } from '../clients-queries.ts';
import { tagWords } from '../tag-words.ts';

interface Values {
  readonly erpCode: string;
  readonly tags: string[];
}

type Settings = Answer<NonNullable<typeof putClientSettingsEndpoint.schema>>;

/** The client's code in the shop's own system, and the tags that change how the shop behaves to them. */
export function SettingsForm({ client }: { readonly client: ClientPage }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('clients:write');
  const form = usePanelForm<Values, unknown>({
    values: { erpCode: client.erpCode ?? '', tags: [...client.tags] },
    version: client.version,
    save: ({ erpCode, tags }, version) =>
      api.call(putClientSettingsEndpoint, {
        params: { idfornecedor: shop.id, idcliente: client.clientId },
        body: {
          cod_erp: erpCode.trim() === '' ? null : erpCode.trim(),
          tags: [...userTagsOf(tags)],
          ...(version === undefined ? {} : { versao: version }),
        },
      }),
    saved: 'Código e tags salvos.',
    onSaved: () => queryClient.invalidateQueries({ queryKey: clientKey(shop.id, client.clientId) }),
    fields: { cod_erp: 'erpCode' },
    current: (state) => {
      const now = state as Settings;
      return { values: { erpCode: now.cod_erp ?? '', tags: [...now.tags] }, version: now.versao };
    },
  });
  return (
    <Card as="section" aria-labelledby="configuracoes" className="flex flex-col gap-4">
      <h2 id="configuracoes" className="text-lg">
        Código e tags
      </h2>
      {mayWrite && !client.forgotten ? (
        <FormBody form={form} labels={{ erpCode: 'Código no seu sistema', tags: 'Tags' }}>
          <FormText
            form={form}
            name="erpCode"
            label="Código no seu sistema"
            hint="Como o cliente se chama no ERP da loja. Cada código é de um só cliente."
            optional
            maxLength={64}
          />
          <FormCheckboxGroup
            form={form}
            name="tags"
            label="Tags"
            hint="Mudam a loja só para este cliente."
            options={USER_TAGS.map((value) => ({ value, label: tagWords[value] }))}
          />
        </FormBody>
      ) : (
        <Facts
          facts={[
            { label: 'Código no seu sistema', value: client.erpCode ?? '—' },
            { label: 'Tags', value: client.tags.map((tag) => tagWords[tag]).join('; ') || '—' },
          ]}
        />
      )}
    </Card>
  );
}
