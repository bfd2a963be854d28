import { ArrowRight, CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import type { Facets } from '../../../domain/filters/facets.ts';
import { withPart } from '../list-change.ts';
import { HiddenParts } from '../list-form.tsx';
import { useListChange, useListPlace } from '../list-place.tsx';
import type { ListSearch } from '../list-search.ts';
import { FilterChoice } from './filter-choice.tsx';
import { priceToField, type RangeFault, rangeFault, rangeFaultWords } from './price-range.ts';
import { priceToAddress } from './price-text.ts';
import { publicPrices } from './public-prices.ts';
import { readyRanges } from './ready-ranges.ts';

interface PriceFilterProps {
  readonly search: ListSearch;
  readonly bounds: Facets['price'];
  readonly onChoose: ((search: ListSearch) => void) | undefined;
}

/** Preset ranges, and two fields for any other. The form works without scripts; invalid input is explained in words. */
export function PriceFilter({ search, bounds, onChoose }: PriceFilterProps) {
  const change = useListChange();
  const { publicAddress } = useListPlace();
  const id = useId();
  const [said, setSaid] = useState(search);
  const [typed, setTyped] = useState(fieldsOf(search));
  const [fault, setFault] = useState<RangeFault | undefined>(rangeFault(search));
  // Resets the fields when the address has changed.
  if (said.preco_de !== search.preco_de || said.preco_ate !== search.preco_ate) {
    setSaid(search);
    setTyped(fieldsOf(search));
    setFault(rangeFault(search));
  }

  function apply(): void {
    const wrong = rangeFault(typed);
    setFault(wrong);
    const next = withPart(search, typed);
    const same = next.preco_de === search.preco_de && next.preco_ate === search.preco_ate;
    if (wrong === undefined && !same) (onChoose ?? change)(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    apply();
  }

  const field = (name: keyof Fields, label: string, wrong: boolean) => (
    <label className="flex min-w-0 flex-1 flex-col gap-1 text-ink-2 text-sm">
      {label}
      <input
        name={name}
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        aria-invalid={wrong || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        placeholder={placeholderOf(name, bounds)}
        className="field min-h-11 px-2.5 py-1.5 text-sm lg:min-h-10"
      />
    </label>
  );

  return (
    <>
      {bounds !== undefined && (
        <ul>
          {readyRanges(bounds.lowest, bounds.highest).map(({ label, range }) => {
            const [from, to] = [range.from, range.to].map((end) =>
              end === undefined ? '' : priceToAddress(end),
            );
            const selected = (search.preco_de ?? '') === from && (search.preco_ate ?? '') === to;
            const next = withPart(search, {
              preco_de: selected ? '' : (from ?? ''),
              preco_ate: selected ? '' : (to ?? ''),
            });
            return (
              <li key={label}>
                <FilterChoice label={label} selected={selected} next={next} onChoose={onChoose} />
              </li>
            );
          })}
        </ul>
      )}
      <form
        action={publicAddress}
        method="get"
        noValidate
        onSubmit={submit}
        // In the sheet, leaving a field applies it.
        onBlur={onChoose === undefined ? undefined : apply}
        className="flex items-end gap-2 px-2 pt-1"
      >
        <HiddenParts search={search} except={['preco_de', 'preco_ate']} />
        {field('preco_de', 'De R$', fault === 'from' || fault === 'order')}
        {field('preco_ate', 'Até R$', fault === 'to' || fault === 'order')}
        <button
          type="submit"
          aria-label="Filtrar por preço"
          className="flex size-11 shrink-0 items-center justify-center rounded-md border border-line-2 bg-surface transition hover:border-ink lg:size-10"
        >
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </button>
      </form>
      <p className="px-2 pt-2 text-ink-2 text-sm">{publicPrices}</p>
      <p id={id} role="alert" className="flex items-start gap-1.5 px-2 pt-2 text-danger text-sm empty:hidden">
        {fault !== undefined && (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {rangeFaultWords[fault]}
          </>
        )}
      </p>
    </>
  );
}

interface Fields {
  readonly preco_de: string;
  readonly preco_ate: string;
}

const fieldsOf = ({ preco_de = '', preco_ate = '' }: ListSearch): Fields => ({
  preco_de: priceToField(preco_de),
  preco_ate: priceToField(preco_ate),
});

function placeholderOf(name: keyof Fields, bounds: Facets['price']): string | undefined {
  const end = name === 'preco_de' ? bounds?.lowest : bounds?.highest;
  return end === undefined ? undefined : formatMoney(end).replace(/^R\$\s/, '');
}
