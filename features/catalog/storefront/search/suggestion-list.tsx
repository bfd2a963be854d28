import { useLayoutEffect } from 'react';
import { FirstList } from './first-list.tsx';
import { Popup } from './popup.tsx';
import { SuggestionLines } from './suggestion-lines.tsx';
import type { SuggestionListProps } from './suggestion-list-props.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The popup: suggestions for a text; recent and popular searches without one. */
export const SuggestionList = ({ text, ...rest }: SuggestionListProps) =>
  text.trim() === '' ? <FirstList {...rest} /> : <Found text={text} {...rest} />;

function Found({ text, onFound, ...rest }: SuggestionListProps) {
  const { lines, text: known, similar } = useSuggestions(text);
  // A layout effect, because a key press may follow immediately.
  useLayoutEffect(() => onFound(lines), [lines, onFound]);
  const nothing = known !== '' && lines.length === 0;
  return (
    <>
      <p role="status" className="sr-only">
        {nothing ? 'Nenhuma sugestão' : countOf(lines.length)}
      </p>
      {lines.length > 0 && (
        <Popup>
          {similar && (
            <p className="px-3 py-2.5 text-ink-2 text-sm">
              Não encontramos exatamente “{known}”. Estes são os produtos mais parecidos.
            </p>
          )}
          <SuggestionLines {...rest} label="Sugestões" lines={lines} />
        </Popup>
      )}
      {nothing && (
        <Popup>
          <p className="px-3 py-2.5 text-ink-2 text-sm">
            Nada parecido com “{known}”. Aperte Enter para ver o que mais temos.
          </p>
        </Popup>
      )}
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 sugestão' : `${count} sugestões`;
}
