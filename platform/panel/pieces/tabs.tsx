import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { useLead, usePathname, useSearchTexts } from '../address.ts';

export interface Tab {
  /** In the address: '?aba=precos'. */
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** What they divide, for screen readers. */
  readonly label: string;
  readonly items: readonly Tab[];
}

/** Words and page of the list in one tab say nothing about the list in another. */
const OF_A_LIST = ['busca', 'pagina', 'ordenar', 'sentido'];

/** Parts of a page, one at a time. The chosen one is in the address; arrow keys move between them. */
export function Tabs({ label, items }: TabsProps) {
  const id = useId();
  const search = useSearchTexts();
  const pathname = usePathname();
  const lead = useLead();
  const chosen = items.find((item) => item.id === search.aba) ?? items[0];
  const strip = useRef<HTMLDivElement>(null);
  const chosenId = chosen?.id;
  // A link may lead to a tab that a phone has no room for: the strip moves, the page does not.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${chosenId}`)?.getBoundingClientRect();
    const shown = strip.current?.getBoundingClientRect();
    if (strip.current === null || tab === undefined || shown === undefined) return;
    if (tab.right > shown.right) strip.current.scrollLeft += tab.right - shown.right;
    else if (tab.left < shown.left) strip.current.scrollLeft += tab.left - shown.left;
  }, [id, chosenId]);
  const choose = (aba: string): void => {
    const query = new URLSearchParams(
      Object.entries(search).filter(
        (pair): pair is [string, string] => pair[1] !== undefined && !OF_A_LIST.includes(pair[0]),
      ),
    );
    query.set('aba', aba);
    void lead(`${pathname}?${query}`, { replace: true });
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const at = items.findIndex(({ id: each }) => each === chosen?.id);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : items.at(step % items.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className="flex flex-col gap-5">
      <div
        ref={strip}
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        className="scroll-quiet -mb-px flex overflow-x-auto border-line border-b"
      >
        {items.map((item) => {
          const here = item === chosen;
          return (
            <button
              key={item.id}
              id={`${id}-${item.id}`}
              type="button"
              role="tab"
              aria-selected={here}
              aria-controls={here ? `${id}-panel` : undefined}
              tabIndex={here ? 0 : -1}
              onClick={() => choose(item.id)}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 px-3 font-medium text-sm -outline-offset-2 transition',
                here ? 'border-brand-text text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {item.label}
              {item.count !== undefined && (
                <span className="rounded-full bg-sunken px-2 text-ink-2 text-xs tabular-nums">
                  {item.count}
                </span>
              )}
            </button>
          );
        })}
      </div>
      {chosen !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.id}`}>
          {chosen.content()}
        </div>
      )}
    </div>
  );
}
