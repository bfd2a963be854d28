import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Select } from '#platform/ui/forms/select.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { ActiveFilters } from './active-filters.tsx';
import type { Filter } from './filter.ts';
import { SavedViews } from './saved-views-bar.tsx';
import type { TableAddress } from './use-table-address.ts';

interface FilterBarProps {
  readonly address: TableAddress;
  /** What the words are looked for in: 'Número ou cliente'. Absent: the list has no search. */
  readonly search?: string;
  readonly filters?: readonly Filter[];
  /** Under which named views are remembered; absent: none are offered. */
  readonly name?: string;
}

/** Search and filters of a list, what is set as chips, and the person's saved views. On narrow windows filters unfold beneath the search. */
export function FilterBar({ address, search, filters = [], name }: FilterBarProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const folds = search !== undefined && filters.length > 0;
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { busca = '', ...set } = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([field, value]) => [field, String(value)]),
    );
    address.go({ text: busca.trim(), filters: set });
  };
  return (
    <div className="flex flex-col gap-3">
      {name !== undefined && <SavedViews name={name} address={address} />}
      <search>
        <form
          // The fields show the address: another address renders new fields.
          key={address.view}
          onSubmit={apply}
          className="flex flex-wrap items-end gap-3 rounded-lg border border-line bg-surface p-3"
        >
          {search !== undefined && (
            <TextField
              type="search"
              name="busca"
              label={search}
              maxLength={80}
              defaultValue={address.text}
              outerClassName="basis-full grow lg:basis-56"
              className="field-sm"
            />
          )}
          {folds && (
            <Button
              aria-expanded={unfolded}
              aria-controls={id}
              onClick={() => setUnfolded(!unfolded)}
              className="button-field-sm lg:hidden"
            >
              <SlidersHorizontal aria-hidden="true" className="size-4" />
              Filtros
            </Button>
          )}
          <div
            id={id}
            className={cx(
              'flex w-full flex-wrap items-end gap-3 lg:contents',
              folds && !unfolded && 'max-lg:hidden',
            )}
          >
            {filters.map((filter) =>
              filter.kind === 'options' ? (
                <div key={filter.name} className="min-w-40 flex-1 lg:min-w-32 lg:max-w-56">
                  <Select
                    name={filter.name}
                    label={filter.label}
                    prompt={filter.prompt ?? 'Todos'}
                    options={filter.options}
                    defaultValue={address.filters[filter.name] ?? ''}
                    onChange={(event) => event.currentTarget.form?.requestSubmit()}
                    className="field-sm"
                  />
                </div>
              ) : (
                <fieldset key={filter.from} className="flex min-w-72 flex-1 gap-3 lg:max-w-80">
                  <legend className="sr-only">{filter.label}</legend>
                  <TextField
                    type="date"
                    name={filter.from}
                    label={`${filter.label}: de`}
                    defaultValue={address.filters[filter.from] ?? ''}
                    outerClassName="flex-1"
                    className="field-sm"
                  />
                  <TextField
                    type="date"
                    name={filter.to}
                    label="até"
                    defaultValue={address.filters[filter.to] ?? ''}
                    outerClassName="flex-1"
                    className="field-sm"
                  />
                </fieldset>
              ),
            )}
          </div>
          <Button type="submit" tone="primary" className="button-field-sm">
            <Search aria-hidden="true" className="size-4" />
            Buscar
          </Button>
        </form>
      </search>
      {address.filtered && <ActiveFilters address={address} filters={filters} />}
    </div>
  );
}
