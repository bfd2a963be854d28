import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Redirect } from '#features/suppliers/domain/hosts/redirect.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { changeRedirectsEndpoint, listRedirectsEndpoint } from '../../contract/shop/panel-shop.endpoints.ts';
import type { WireRedirects } from '../../contract/shop/panel-shop.schema.ts';
import { redirectsFromWire, redirectsToWire } from '../../contract/shop/panel-shop.wire.ts';
import type { RedirectsPart } from '../../domain/shop/shop-texts.ts';

interface RedirectsValues {
  redirects: { from: string; to: string }[];
}

const redirectsKey = (shopId: string) => ['panel', shopId, 'redirects'] as const;

const valuesOf = ({ redirects }: RedirectsPart): RedirectsValues => ({
  redirects: redirects.map((each) => ({ ...each })),
});
const wordsOf = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} → ${to}`).join('; ');

/** Where addresses lead that the shop had before: links of an older site, or of pages that are gone. */
export function RedirectsTab() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: redirectsKey(shop.id),
    queryFn: async ({ signal }) =>
      redirectsFromWire(
        await api.call(listRedirectsEndpoint, { params: { idfornecedor: shop.id } }, { signal }),
      ),
  });
  if (data !== undefined) return <RedirectsForm part={data} />;
  if (error === null) return <RowsLoading rows={3} />;
  return (
    <LoadFailure
      title="Não foi possível carregar os endereços"
      error={error}
      again={refetch}
      busy={isFetching}
    />
  );
}

function RedirectsForm({ part }: { readonly part: RedirectsPart }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: valuesOf(part),
    version: part.version,
    saved: 'Endereços salvos.',
    current: (state) => {
      const current = redirectsFromWire(state as WireRedirects);
      return { values: valuesOf(current), version: current.version };
    },
    save: ({ redirects }, version = 1) =>
      api.call(changeRedirectsEndpoint, {
        params: { idfornecedor: shop.id },
        body: redirectsToWire({ redirects, version }),
      }),
    onSaved: () => queryClient.invalidateQueries({ queryKey: redirectsKey(shop.id) }),
  });
  const list = useFieldArray({ control: form.form.control, name: 'redirects' });
  return (
    <FormBody form={form} labels={{ redirects: 'Endereços' }} show={{ redirects: wordsOf }}>
      <FormSection
        title="Endereços antigos"
        help="Quem abre um endereço que não existe mais é levado ao novo, e os buscadores também. Só valem onde a loja não tem página."
      >
        <ul className="col-span-full flex flex-col gap-3">
          {list.fields.map((redirect, index) => (
            <li key={redirect.id} className="flex flex-wrap items-end gap-3">
              <FormText
                form={form}
                name={`redirects.${index}.from`}
                label="Endereço antigo"
                placeholder="/produtos/cafe"
                required
                maxLength={300}
                className="min-w-40 flex-1"
              />
              <FormText
                form={form}
                name={`redirects.${index}.to`}
                label="Leva a"
                placeholder="/c/cafes"
                required
                maxLength={300}
                className="min-w-40 flex-1"
                check={(to) =>
                  /^(\/(?!\/)|https:\/\/)/.test(to.trim()) ? undefined : 'Comece com / ou https://.'
                }
              />
              <IconButton
                label={`Tirar o endereço ${index + 1}`}
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                onClick={() => list.remove(index)}
              />
            </li>
          ))}
        </ul>
        <Button
          size="sm"
          className="self-start justify-self-start"
          onClick={() => list.append({ from: '', to: '' })}
        >
          <Plus aria-hidden="true" className="size-4" />
          Novo endereço
        </Button>
      </FormSection>
    </FormBody>
  );
}
