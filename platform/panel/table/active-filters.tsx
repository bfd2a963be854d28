import { formatDay } from '#kernel/time/calendar.ts';
import { Button } from '#platform/ui/button.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import type { Filter } from './filter.ts';
import type { TableAddress } from './use-table-address.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface ActiveFiltersProps {
  readonly address: TableAddress;
  readonly filters: readonly Filter[];
}

/** What is set, each with the way to take it away. */
export function ActiveFilters({ address, filters }: ActiveFiltersProps) {
  const names = filters.flatMap((filter) =>
    filter.kind === 'options'
      ? [
          {
            name: filter.name,
            words: (value: string) =>
              `${filter.label}: ${filter.options.find((option) => option.value === value)?.label ?? value}`,
          },
        ]
      : [
          { name: filter.from, words: (value: string) => `${filter.label} desde ${dayWords(value)}` },
          { name: filter.to, words: (value: string) => `${filter.label} até ${dayWords(value)}` },
        ],
  );
  const set = names.flatMap(({ name, words }) => {
    const value = address.filters[name];
    return value === undefined ? [] : [{ name, text: words(value) }];
  });
  return (
    <ul aria-label="Filtros ativos" className="flex flex-wrap items-center gap-2">
      {address.text !== '' && (
        <li>
          <Chip removes selected href={address.hrefOf({ text: '' })}>
            {`“${address.text}”`}
          </Chip>
        </li>
      )}
      {set.map(({ name, text }) => (
        <li key={name}>
          <Chip removes selected href={address.hrefOf({ filters: { [name]: undefined } })}>
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <Button size="sm" tone="quiet" onClick={address.clear}>
          Limpar tudo
        </Button>
      </li>
    </ul>
  );
}

const dayWords = (value: string): string => (DAY.test(value) ? formatDay(value) : value);
