import { X } from 'lucide-react';
import { IconButton } from '#platform/ui/icon-button.tsx';
import type { Searched } from './suggestion.ts';

export const RecentTitle = ({ onForget }: { readonly onForget: () => void }) => (
  <div className="flex items-center justify-between gap-3 pl-3">
    <p className="font-semibold text-sm">Buscas recentes</p>
    <button
      type="button"
      onClick={() => onForget()}
      className="min-h-11 rounded-md px-3 font-semibold text-brand-text text-sm hover:underline"
    >
      Limpar<span className="sr-only"> buscas recentes</span>
    </button>
  </div>
);

interface ForgetColumnProps {
  readonly lines: readonly Searched[];
  readonly onForget: (text: string) => void;
}

/** A list of its own beside the recent searches, because a listbox must not contain buttons. */
export const ForgetColumn = ({ lines, onForget }: ForgetColumnProps) => (
  <ul aria-label="Esquecer buscas recentes">
    {lines.map(({ text }) => (
      <li key={text} className="flex h-14 items-center">
        <IconButton
          label={`Esquecer ${text}`}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={() => onForget(text)}
        />
      </li>
    ))}
  </ul>
);
