import { LayoutGrid, List, Table2 } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { cx } from '#platform/ui/cx.ts';
import { chooseListView, type ListView, useListView } from './list-view.ts';

const views = [
  { view: 'grid', label: 'Ver em grade', Icon: LayoutGrid },
  { view: 'rows', label: 'Ver em lista', Icon: List },
  { view: 'table', label: 'Ver em tabela', Icon: Table2 },
] as const satisfies readonly { view: ListView; label: string; Icon: unknown }[];

export function ViewSwitch() {
  const chosen = useListView();
  const { theme } = useShop();
  /** On phones, where a table is stacked, rows and a table are much the same: the shop's own of the two is offered. */
  const spare: ListView = theme.style?.list === 'table' ? 'rows' : 'table';
  return (
    <fieldset className="flex rounded-md border border-line-2 bg-surface p-0.5 noscript:hidden">
      <legend className="sr-only">Como mostrar os produtos</legend>
      {views.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          aria-label={label}
          aria-pressed={view === chosen}
          title={label}
          onClick={() => chooseListView(view)}
          className={cx(
            'flex size-10 items-center justify-center rounded-sm transition md:size-9',
            view === spare && view !== chosen && 'max-sm:hidden',
            view === chosen ? 'bg-brand-soft text-brand-text' : 'text-ink-2 hover:bg-sunken',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </fieldset>
  );
}
