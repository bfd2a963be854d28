import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { panelRedirectTexts } from '../../contract/search/panel-redirect-texts.ts';
import { redirectFieldsToWire } from '../../contract/search/search-redirect.wire.ts';
import {
  type RedirectFields,
  type RedirectKind,
  type SearchRedirect,
  shopPath,
} from '../../domain/search/search-redirect.ts';

export const KINDS: readonly { readonly value: RedirectKind; readonly label: string }[] = [
  { value: 'category', label: 'Uma categoria' },
  { value: 'product', label: 'Um produto' },
  { value: 'page', label: 'Uma página da loja' },
  { value: 'path', label: 'Outro endereço da loja' },
];

/** One field for each kind of target, so that who changes the kind and back finds what was chosen. */
export interface RedirectValues {
  termo: string;
  kind: RedirectKind;
  category: string;
  product: Choice | null;
  page: string;
  path: string;
}

export const LABELS = {
  termo: 'Termo buscado',
  kind: 'Leva a',
  category: 'Categoria',
  product: 'Produto',
  page: 'Página',
  path: 'Endereço',
};

export const newRedirect = (term: string): RedirectValues => ({
  termo: term,
  kind: 'category',
  ...{ category: '', product: null, page: '', path: '' },
});

export const redirectValues = ({ term, kind, target, name }: SearchRedirect): RedirectValues => ({
  ...newRedirect(term),
  kind,
  ...(kind === 'product' ? { product: { id: target, label: name ?? 'Produto' } } : { [kind]: target }),
});

export const redirectBody = (values: RedirectValues) => redirectFieldsToWire(fieldsOf(values));

const fieldsOf = ({ termo, kind, ...values }: RedirectValues): RedirectFields => ({
  term: termo,
  kind,
  target: kind === 'product' ? (values.product?.id ?? '') : values[kind],
});

/** What is wrong with an address, as staff type it. */
export function addressFault(typed: string, shopSlug: string): string | undefined {
  const path = shopPath(typed, shopSlug);
  return path.ok ? undefined : panelRedirectTexts[path.refusal.code].message;
}
