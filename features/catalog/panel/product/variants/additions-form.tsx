import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { setAdditionsEndpoint } from '../../../contract/additions/additions.endpoints.ts';
import type { WireOfferedAdditions } from '../../../contract/additions/additions.schema.ts';
import type { EditedProduct } from '../../../domain/panel/product-fields.ts';
import { MAX_ADDITIONS } from '../../../domain/product-change.ts';
import { additionsQuery, choicesOf, searchListed } from './variants-query.ts';

interface AdditionsSectionProps {
  readonly product: EditedProduct;
  readonly mayWrite: boolean;
}

interface AdditionsValues {
  adicionais: Choice[];
  /** Chosen and not yet put into the list; saved with it. */
  mais: Choice | null;
}

const valuesOf = (offered: WireOfferedAdditions): AdditionsValues => ({
  adicionais: choicesOf(offered),
  mais: null,
});
const chosen = ({ adicionais, mais }: AdditionsValues): Choice[] =>
  mais === null ? adicionais : [...adicionais, mais];

/** The services and products that the shop offers with a product. */
export function AdditionsSection(props: AdditionsSectionProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const found = useQuery(additionsQuery(api, shop.id, props.product.id));
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold text-base">Serviços e produtos adicionais</h2>
        <p className="text-ink-2 text-sm">
          Oferecidos a quem põe este produto no carrinho, nesta ordem: corte sob medida, instalação,
          acessórios. Cada um é um produto da loja: o nome e o preço mudam na página dele. No máximo{' '}
          {MAX_ADDITIONS}.
        </p>
      </div>
      {found.data !== undefined ? (
        <AdditionsForm {...props} offered={found.data} />
      ) : found.error === null ? (
        <RowsLoading rows={2} />
      ) : (
        <LoadFailure
          title="Não foi possível carregar os adicionais"
          error={found.error}
          again={found.refetch}
          busy={found.isFetching}
        />
      )}
    </section>
  );
}

function AdditionsForm({
  product,
  mayWrite,
  offered,
}: AdditionsSectionProps & { readonly offered: WireOfferedAdditions }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const [added, setAdded] = useState(0);
  const form = usePanelForm<AdditionsValues, WireOfferedAdditions>({
    values: valuesOf(offered),
    version: offered.versao,
    save: (values, version = offered.versao) =>
      api.call(setAdditionsEndpoint, {
        params: { idfornecedor: shop.id, idproduto: product.id },
        body: { adicionais: chosen(values).map(({ id }) => id), versao: version },
      }),
    current: (state) => {
      const now = state as WireOfferedAdditions;
      return { values: valuesOf(now), version: now.versao };
    },
    saved: 'Adicionais salvos.',
    onSaved: (answer) => {
      form.form.reset(valuesOf(answer));
      setAdded(added + 1);
      queryClient.setQueryData(additionsQuery(api, shop.id, product.id).queryKey, answer);
    },
  });
  const values = form.form.watch();
  const put = (adicionais: readonly Choice[]): void =>
    form.form.setValue('adicionais', [...adicionais], { shouldDirty: true });
  const add = (): void => {
    put(chosen(values));
    form.form.setValue('mais', null, { shouldDirty: true });
    setAdded(added + 1);
  };
  return (
    <FormBody
      form={form}
      label="Salvar adicionais"
      labels={{ adicionais: 'Adicionais', mais: 'Acrescentar' }}
      show={{
        adicionais: (list) => list.map(({ label }) => label).join(', ') || 'nenhum',
        mais: (one) => one?.label ?? '',
      }}
    >
      {values.adicionais.length === 0 && <p className="text-ink-2">Nada é oferecido com este produto.</p>}
      <ReorderList
        label="Ordem dos adicionais"
        items={values.adicionais}
        keyOf={({ id }) => id}
        labelOf={({ label }) => label}
        disabled={!mayWrite}
        onOrder={put}
        render={(one) => (
          <div className="flex items-center gap-3">
            <div className="min-w-0 flex-1 text-sm">
              <AppLink
                href={panelHref(shop, `/produtos/${one.id}`)}
                className="font-semibold text-brand-text wrap-anywhere hover:underline"
              >
                {one.label}
              </AppLink>
              <p className="text-ink-2">{one.note}</p>
            </div>
            {mayWrite && (
              <IconButton
                label={`Remover ${one.label}`}
                icon={<Trash2 aria-hidden="true" className="size-4.5" />}
                onClick={() => put(values.adicionais.filter(({ id }) => id !== one.id))}
              />
            )}
          </div>
        )}
      />
      {mayWrite && values.adicionais.length < MAX_ADDITIONS && (
        <div className="flex flex-wrap items-end gap-3">
          <FormCombobox
            // The field keeps the words of what was chosen.
            key={added}
            form={form}
            name="mais"
            label="Acrescentar um adicional"
            placeholder="Nome ou código"
            className="min-w-56 flex-1"
            search={searchListed(api, shop.id, [product.id, ...values.adicionais.map(({ id }) => id)])}
          />
          <Button disabled={values.mais === null} onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            Acrescentar
          </Button>
        </div>
      )}
    </FormBody>
  );
}
