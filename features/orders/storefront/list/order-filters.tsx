import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Button } from '#platform/ui/button.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Select, type SelectOption } from '#platform/ui/forms/select.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { DELIVERY_OPTIONS, GROUP_WORDS, orderFilterChips } from './filter-words.ts';
import { formatOrdersSearch, type OrdersSearch } from './orders-search.ts';

interface OrderFiltersProps {
  readonly search: OrdersSearch;
  /** Empty if there is nobody to choose from. */
  readonly issuers: readonly SelectOption[];
}

/** All filters are in the page's address: a search can be bookmarked, shared and navigated back to. */
export function OrderFilters({ search, issuers }: OrderFiltersProps) {
  const { slug } = useShop();
  const hrefOf = (wanted: OrdersSearch) => shopHref(slug, `/pedidos${formatOrdersSearch(wanted)}`);
  const { situacao, page: _, ...rest } = search;
  const chosen = orderFilterChips(search, issuers);
  return (
    <section aria-label="Filtros" className="flex flex-col gap-4">
      <ul aria-label="Situação" className="flex flex-wrap gap-2">
        <li>
          <Chip href={hrefOf(rest)} selected={situacao === undefined}>
            Todos
          </Chip>
        </li>
        {(Object.keys(GROUP_WORDS) as (keyof typeof GROUP_WORDS)[]).map((group) => (
          <li key={group}>
            <Chip href={hrefOf({ ...rest, situacao: group })} selected={situacao === group}>
              {GROUP_WORDS[group]}
            </Chip>
          </li>
        ))}
      </ul>
      <FilterForm key={formatOrdersSearch(search)} search={search} issuers={issuers} />
      {chosen.length > 0 && (
        <ul aria-label="Filtros aplicados" className="flex flex-wrap items-center gap-2">
          {chosen.map(({ label, without }) => (
            <li key={label}>
              <Chip href={hrefOf(without)} selected removes>
                {label}
              </Chip>
            </li>
          ))}
          <li>
            <AppLink
              href={hrefOf(situacao === undefined ? {} : { situacao })}
              className="inline-flex min-h-11 items-center rounded-sm px-2 font-semibold text-sm underline underline-offset-4 hover:text-brand-text md:min-h-9"
            >
              Limpar filtros
            </AppLink>
          </li>
        </ul>
      )}
    </section>
  );
}

/** A plain form, which works before scripts are loaded. */
function FilterForm({ search, issuers }: OrderFiltersProps) {
  const { slug } = useShop();
  const action = usePublicHref(shopHref(slug, '/pedidos'));
  const { situacao, tipoEntrega = '', de = '', ate = '', emissor = '', busca = '' } = search;
  const id = useId();
  // On phones the other fields start collapsed, unless one of them is set.
  const [all, showAll] = useState([tipoEntrega, de, ate, emissor].some((chosen) => chosen !== ''));
  return (
    <form method="get" action={action} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      {situacao !== undefined && <input type="hidden" name="situacao" value={situacao} />}
      <TextField
        label="Número ou produto"
        type="search"
        name="busca"
        defaultValue={busca}
        maxLength={100}
        autoComplete="off"
        outerClassName={cx('col-span-2', issuers.length === 0 && 'lg:col-span-3')}
      />
      <Button
        className={cx('lg:hidden', all && 'col-span-2')}
        aria-expanded={all}
        aria-controls={id}
        onClick={() => showAll(!all)}
      >
        {all ? 'Menos filtros' : 'Mais filtros'}
      </Button>
      <div id={id} className={cx('contents', !all && 'max-lg:hidden')}>
        <div className={cx(issuers.length === 0 && 'col-span-2 lg:col-span-1')}>
          <Select
            label="Recebimento"
            name="tipoEntrega"
            defaultValue={tipoEntrega}
            options={DELIVERY_OPTIONS}
          />
        </div>
        {issuers.length > 0 && (
          <Select label="Emitido por" name="emissor" defaultValue={emissor} options={issuers} />
        )}
        <TextField label="Feito de" type="date" name="de" defaultValue={de} />
        <TextField label="Feito até" type="date" name="ate" defaultValue={ate} />
      </div>
      <Button
        type="submit"
        tone="primary"
        className={cx('lg:col-span-1 lg:col-start-4', all && 'col-span-2')}
      >
        <Search aria-hidden="true" className="size-4.5" />
        Filtrar
      </Button>
    </form>
  );
}
