import { Lightbulb } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ProductList } from '../../../domain/product-query.ts';
import { searchAddress } from '../../addresses.ts';
import { withPart } from '../list-change.ts';
import type { ListSearch } from '../list-search.ts';

interface SearchNoticeProps {
  readonly list: ProductList;
  readonly search: ListSearch;
  /** Name of the category that the search is limited to. */
  readonly category: string | undefined;
}

/** Says whether results are approximate, suggests a correction, and offers a search of the whole shop. */
export function SearchNotice({ list, search, category }: SearchNoticeProps) {
  const { slug } = useShop();
  const { approximate, corrected, total } = list;
  const { q } = search;
  if (q === undefined || (!approximate && corrected === undefined && category === undefined)) return null;
  return (
    <div className="flex gap-3 rounded-md border border-line bg-surface p-3.5 text-sm empty:hidden">
      <Lightbulb aria-hidden="true" className="size-5 shrink-0 text-brand-text" />
      <div className="flex min-w-0 flex-col gap-1 [overflow-wrap:anywhere]">
        {approximate && corrected !== undefined && total > 0 && (
          <p>
            Não encontramos “{q}”. Mostrando resultados para{' '}
            <AppLink
              href={searchAddress(slug, withPart(search, { q: corrected }))}
              className="font-semibold text-brand-text underline underline-offset-4"
            >
              {corrected}
            </AppLink>
            .
          </p>
        )}
        {approximate && corrected === undefined && total > 0 && (
          <p>Não encontramos exatamente “{q}”. Estes são os produtos mais parecidos.</p>
        )}
        {corrected !== undefined && (!approximate || total === 0) && (
          <p>
            Você quis dizer{' '}
            <AppLink
              href={searchAddress(slug, withPart(search, { q: corrected }))}
              className="font-semibold text-brand-text underline underline-offset-4"
            >
              {corrected}
            </AppLink>
            ?
          </p>
        )}
        {category !== undefined && (
          <p>
            Buscando só em {category}.{' '}
            <AppLink
              href={searchAddress(slug, withPart(search, { categoria: '' }))}
              className="font-semibold text-brand-text underline underline-offset-4"
            >
              Buscar em toda a loja
            </AppLink>
          </p>
        )}
      </div>
    </div>
  );
}
