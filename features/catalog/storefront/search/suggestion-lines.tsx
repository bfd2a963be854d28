import { useEffect } from 'react';
import { AppLink } from '#platform/ui/app-link.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { Suggestion } from './suggestion.ts';
import { SuggestionLine } from './suggestion-line.tsx';

interface SuggestionLinesProps {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: () => void;
}

/** The list of the combobox. */
export function SuggestionLines({ id, label, lines, active, onChoose }: SuggestionLinesProps) {
  // What the arrows lead to comes into sight.
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1} className="min-w-0">
      {lines.map((line, place) => (
        <AppLink
          key={line.id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          href={line.address}
          onClick={onChoose}
          className={cx(
            'flex min-h-12 items-center gap-3 rounded-md px-2 py-1.5 text-sm hover:bg-canvas',
            place === active && 'bg-brand-soft',
          )}
        >
          <SuggestionLine line={line} />
        </AppLink>
      ))}
    </div>
  );
}
