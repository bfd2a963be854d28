import { useEffect } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { SearchSuggestion } from './suggestion.ts';
import { SuggestionLine } from './suggestion-line.tsx';

interface SuggestionLinesProps {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly SearchSuggestion[];
  readonly active: number;
  readonly onChoose: () => void;
  /** The lines in groups, if they are grouped. */
  readonly groups?: readonly SuggestionGroup[];
}

interface SuggestionGroup {
  readonly title: string;
  /** Whether the title is shown; false if it is already written beside the list. */
  readonly titled: boolean;
  readonly lines: readonly SearchSuggestion[];
}

/** The listbox of the combobox. */
export function SuggestionLines({ id, label, lines, active, onChoose, groups = [] }: SuggestionLinesProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const option = (line: SearchSuggestion) => {
    const place = lines.indexOf(line);
    return (
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
    );
  };
  return (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1} className="min-w-0">
      {groups.length === 0 && lines.map(option)}
      {groups.map(({ title, titled, lines: members }) => (
        // biome-ignore lint/a11y/useSemanticElements: options in a listbox are grouped by role; a fieldset is for form fields.
        <div key={title} role="group" aria-label={title}>
          {titled && (
            <p aria-hidden="true" className="flex min-h-11 items-center px-3 font-semibold text-sm">
              {title}
            </p>
          )}
          {members.map(option)}
        </div>
      ))}
    </div>
  );
}
