import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import {
  addRedirectEndpoint,
  changeRedirectEndpoint,
} from '../../contract/search/panel-redirects.endpoints.ts';
import type { WireRedirect } from '../../contract/search/panel-redirects.schema.ts';
import { redirectFromWire } from '../../contract/search/search-redirect.wire.ts';
import { MAX_REDIRECT_TERM, type SearchRedirect } from '../../domain/search/search-redirect.ts';
import { categoryOptionsQuery } from '../products-query.ts';
import { searchProducts } from '../search-products.ts';
import {
  addressFault,
  KINDS,
  LABELS,
  newRedirect,
  type RedirectValues,
  redirectBody,
  redirectValues,
} from './redirect-values.ts';
import { searchesKey } from './searches-query.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

/** The static pages that the shop shows now, by slug. They belong to a later feature. */
export type PageChoices = () => Promise<readonly { readonly value: string; readonly label: string }[]>;

interface RedirectDialogProps {
  /** The one to change; a text: a new one for this term. */
  readonly redirect: SearchRedirect | string;
  readonly pages: PageChoices;
  readonly onClose: () => void;
}

/** Where a searched term leads. */
export const RedirectDialog = (props: RedirectDialogProps) => (
  <Suspense>
    <Dialog
      open
      onClose={props.onClose}
      title={typeof props.redirect === 'string' ? 'Novo redirecionamento' : 'Mudar redirecionamento'}
      description="Quem busca exatamente este termo vai direto à página, sem ver a lista de produtos."
    >
      <RedirectForm {...props} />
    </Dialog>
  </Suspense>
);

function RedirectForm({ redirect, pages, onClose }: RedirectDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const isNew = typeof redirect === 'string';
  const form = usePanelForm<RedirectValues, unknown>({
    values: isNew ? newRedirect(redirect) : redirectValues(redirect),
    ...(isNew ? {} : { version: redirect.version }),
    save: (values, version = 1) => {
      const params = { idfornecedor: shop.id };
      const body = redirectBody(values);
      return isNew
        ? api.call(addRedirectEndpoint, { params, body })
        : api.call(changeRedirectEndpoint, {
            params: { ...params, idredirecionamento: redirect.id },
            body: { ...body, versao: version },
          });
    },
    current: (state) => {
      const current = redirectFromWire(state as WireRedirect);
      return { values: redirectValues(current), version: current.version };
    },
    saved: 'Redirecionamento salvo. Vale a partir da próxima busca.',
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: searchesKey(shop.id) });
      onClose();
    },
  });
  const kindLabel = (kind: RedirectValues['kind']): string =>
    KINDS.find(({ value }) => value === kind)?.label ?? '';
  return (
    <FormBody
      form={form}
      labels={LABELS}
      show={{ kind: kindLabel, product: (choice) => choice?.label ?? '' }}
      plain
      onCancel={onClose}
    >
      <FormText
        form={form}
        name="termo"
        label={LABELS.termo}
        hint="Maiúsculas e acentos não fazem diferença."
        required="Escreva o termo."
        maxLength={MAX_REDIRECT_TERM}
      />
      <FormSelect form={form} name="kind" label={LABELS.kind} options={KINDS} />
      <Target form={form} pages={pages} />
    </FormBody>
  );
}

interface TargetProps {
  readonly form: PanelForm<RedirectValues>;
  readonly pages: PageChoices;
}

/** The field for the chosen kind of target. */
function Target({ form, pages }: TargetProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const kind = form.form.watch('kind');
  const categories = useQuery({ ...categoryOptionsQuery(api, shop.id), enabled: kind === 'category' });
  const shown = useQuery({
    queryKey: [...searchesKey(shop.id), 'pages'] as const,
    queryFn: pages,
    enabled: kind === 'page',
  });
  switch (kind) {
    case 'category':
      return (
        <FormSelect
          form={form}
          name="category"
          label={LABELS.category}
          prompt="Escolha…"
          required="Escolha a categoria."
          options={categories.data ?? []}
        />
      );
    case 'product':
      return (
        <FormCombobox
          form={form}
          name="product"
          label={LABELS.product}
          required="Escolha o produto."
          search={searchProducts(api, shop.id)}
        />
      );
    case 'page':
      return (
        <FormSelect
          form={form}
          name="page"
          label={LABELS.page}
          prompt="Escolha…"
          required="Escolha a página."
          {...(shown.data?.length === 0 ? { hint: 'A loja não tem página no ar.' } : {})}
          options={shown.data ?? []}
        />
      );
    case 'path':
      return (
        <FormText
          form={form}
          name="path"
          label={LABELS.path}
          placeholder="/busca?tags=oferta"
          hint="Uma página desta loja, a partir da barra: /combos, /segmentos, /busca?tags=oferta."
          required="Escreva o endereço."
          maxLength={300}
          check={(typed) => addressFault(typed, shop.slug)}
        />
      );
  }
}
