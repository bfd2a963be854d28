import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { Button } from '#platform/ui/button.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import { Select } from '#platform/ui/forms/select.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { formatInvoicesSearch, type InvoicesSearch, ORDERS, STANDINGS } from './invoices-search.ts';

interface TitleFiltersProps {
  readonly search: InvoicesSearch;
}

/** All filters are in the URL, so they can be bookmarked, shared and undone with the back button. */
export function TitleFilters({ search }: TitleFiltersProps) {
  const { slug } = useShop();
  const { standing, ...rest } = search;
  const hrefOf = (wanted: InvoicesSearch): string =>
    shopHref(slug, `/faturas${formatInvoicesSearch({ ...wanted, page: 1 })}`);
  const { dueFrom, dueTo, ...undated } = search;
  return (
    <section aria-label="Filtros" className="flex flex-col gap-4">
      <ul aria-label="Situação" className="flex flex-wrap gap-2">
        <li>
          <Chip href={hrefOf(rest)} selected={standing === undefined}>
            Todas
          </Chip>
        </li>
        {STANDINGS.map((one) => (
          <li key={one.word}>
            <Chip href={hrefOf({ ...rest, standing: one.standing })} selected={standing === one.standing}>
              {one.label}
            </Chip>
          </li>
        ))}
      </ul>
      <FilterForm key={formatInvoicesSearch(search)} search={search} />
      {(dueFrom !== undefined || dueTo !== undefined) && (
        <p>
          <Chip href={hrefOf(undated)} selected removes>
            Vencimento {periodWords(dueFrom, dueTo)}
          </Chip>
        </p>
      )}
    </section>
  );
}

/** A plain form, which works without JavaScript. */
function FilterForm({ search: { standing, dueFrom, dueTo, order } }: TitleFiltersProps) {
  const { slug } = useShop();
  const action = usePublicHref(shopHref(slug, '/faturas'));
  const word = STANDINGS.find((one) => one.standing === standing)?.word;
  return (
    <form
      method="get"
      action={action}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[11rem_11rem_minmax(0,16rem)_auto] lg:justify-start"
    >
      {word !== undefined && <input type="hidden" name="situacao" value={word} />}
      <TextField label="Vencimento de" type="date" name="de" defaultValue={dueFrom ?? ''} />
      <TextField label="Vencimento até" type="date" name="ate" defaultValue={dueTo ?? ''} />
      <div className="col-span-2 lg:col-span-1">
        <Select label="Ordenar por" name="ordem" defaultValue={order} options={ORDERS} />
      </div>
      <Button type="submit" className="col-span-2 lg:col-span-1">
        Aplicar
      </Button>
    </form>
  );
}

function periodWords(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `até ${formatDay(to ?? '')}`;
  return to === undefined ? `desde ${formatDay(from)}` : `de ${formatDay(from)} a ${formatDay(to)}`;
}
