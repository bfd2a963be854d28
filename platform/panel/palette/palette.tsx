import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { backdropStyle } from '#platform/ui/overlays/dialog.tsx';
import { useDebounced } from '#platform/ui/use-debounced.ts';
import { type Command, findCommands } from './command.ts';

interface PaletteProps {
  readonly commands: readonly Command[];
  /** Orders, clients, products: what the server finds. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Command[]>;
  readonly onLead: (href: string) => void;
  readonly onClose: () => void;
}

/** Milliseconds. */
const TYPING = 200;
const SHOWN = 30;

/** Finds sections, actions and records by words. Load it lazily: it brings Base UI with it. */
export function Palette({ commands, search, onLead, onClose }: PaletteProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { found, searching } = useFound(search, text);
  const shown = [...findCommands(commands, text), ...found].slice(0, SHOWN);
  const lead = (command: Command | undefined): void => {
    if (command === undefined) return;
    onClose();
    onLead(command.href);
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) lead(shown[at]);
    else if (step !== undefined) setAt((at + step + shown.length) % Math.max(1, shown.length));
    else return;
    event.preventDefault();
  };
  const chosen = shown[at];
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup
          aria-label="Buscar no painel"
          className="fixed inset-x-4 top-[10dvh] z-50 mx-auto flex max-h-[75dvh] max-w-text flex-col overflow-hidden rounded-xl bg-surface shadow-3"
        >
          <div className="relative border-line border-b">
            <Search aria-hidden="true" className="absolute inset-y-0 left-4 my-auto size-5 text-ink-2" />
            <input
              role="combobox"
              aria-label="Buscar no painel"
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={chosen && `${id}-${chosen.id}`}
              autoComplete="off"
              maxLength={80}
              placeholder="Seção, ação, pedido…"
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setAt(0);
              }}
              onKeyDown={press}
              className="min-h-14 w-full bg-transparent pr-4 pl-12 outline-none"
            />
          </div>
          <div id={`${id}-list`} role="listbox" aria-label="Resultados" className="overflow-y-auto p-2">
            {shown.map((command, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
              <div
                key={command.id}
                id={`${id}-${command.id}`}
                ref={(element) => {
                  if (index === at) element?.scrollIntoView({ block: 'nearest' });
                }}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onPointerMove={() => setAt(index)}
                onClick={() => lead(command)}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 text-sm',
                  index === at && 'bg-brand-soft',
                )}
              >
                <span className="min-w-0 truncate font-medium">{command.label}</span>
                <span className="shrink-0 text-ink-2 text-xs">{command.note}</span>
              </div>
            ))}
          </div>
          <p role="status" className={cx('px-5 pb-4 text-ink-2 text-sm', shown.length > 0 && 'sr-only')}>
            {searching
              ? 'Buscando…'
              : shown.length === 0
                ? 'Nada encontrado. Tente um número de pedido ou o nome de uma seção.'
                : `${shown.length} resultados`}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface Found {
  readonly found: readonly Command[];
  readonly searching: boolean;
}

const NOTHING: Found = { found: [], searching: false };

function useFound(search: PaletteProps['search'], typed: string): Found {
  const words = useDebounced(typed.trim(), TYPING);
  const [state, setState] = useState<Found & { readonly words: string }>({ ...NOTHING, words: '' });
  useEffect(() => {
    if (words === '') return;
    const waiting = new AbortController();
    search(words, waiting.signal).then(
      (found) => waiting.signal.aborted || setState({ found, searching: false, words }),
      () => waiting.signal.aborted || setState({ ...NOTHING, words }),
    );
    return () => waiting.abort();
  }, [words, search]);
  if (typed.trim() === '') return NOTHING;
  return state.words === typed.trim() ? state : { found: [], searching: true };
}
