import { Bookmark, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { MAX_VIEW_NAME, useSavedViews, withView } from './saved-views.ts';
import type { TableAddress } from './use-table-address.ts';

interface SavedViewsProps {
  readonly name: string;
  readonly address: TableAddress;
}

const tab = 'inline-flex min-h-9 items-center rounded-md px-3 font-medium text-sm transition';

/** The person's named views of a list, and the way to name what is shown now. */
export function SavedViews({ name, address }: SavedViewsProps) {
  const [views, setViews] = useSavedViews(name);
  const [naming, setNaming] = useState(false);
  const isSaved = views.some(({ view }) => view === address.view);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('visao') ?? '').trim();
    if (typed === '') return;
    setViews(withView(views, { name: typed, view: address.view }));
    setNaming(false);
    showToast({ text: `Visão “${typed}” salva neste navegador.` });
  };
  const remove = (gone: string): void => {
    setViews(views.filter((view) => view.name !== gone));
    showToast({
      text: `Visão “${gone}” excluída.`,
      action: { label: 'Desfazer', run: () => setViews(views) },
    });
  };
  if (views.length === 0 && !address.filtered) return null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <ul aria-label="Visões salvas" className="contents">
        {views.map(({ name: title, view }) => {
          const here = view === address.view;
          return (
            <li
              key={title}
              className={cx('inline-flex items-center rounded-md', here && 'bg-brand-soft text-brand-text')}
            >
              <button
                type="button"
                aria-current={here || undefined}
                className={cx(tab, !here && 'hover:bg-sunken')}
                onClick={() => address.goToView(view)}
              >
                {title}
              </button>
              <button
                type="button"
                aria-label={`Excluir a visão ${title}`}
                className="flex size-9 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
                onClick={() => remove(title)}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          );
        })}
      </ul>
      {address.filtered && !isSaved && !naming && (
        <Button size="sm" tone="quiet" onClick={() => setNaming(true)}>
          <Bookmark aria-hidden="true" className="size-4" />
          Salvar esta visão
        </Button>
      )}
      {naming && (
        <form onSubmit={save} className="flex items-end gap-2">
          <TextField
            autoFocus
            name="visao"
            label="Nome da visão"
            maxLength={MAX_VIEW_NAME}
            className="field-sm"
            onKeyDown={({ key }) => key === 'Escape' && setNaming(false)}
          />
          <Button type="submit" size="sm" tone="primary" className="button-field-sm">
            Salvar
          </Button>
        </form>
      )}
    </div>
  );
}
