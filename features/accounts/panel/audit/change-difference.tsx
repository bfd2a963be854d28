import { changedFacts } from '../../domain/changed-facts.ts';
import type { RecordedChange } from '../../domain/recorded-change.ts';

/** What the change was, fact by fact. Facts have the names and units of the database: centavos and thousandths. */
export function ChangeDifference({ change }: { readonly change: RecordedChange }) {
  const facts = changedFacts(change.before, change.after);
  if (facts.length === 0) return <span className="text-ink-2">Sem detalhes</span>;
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {facts.map(({ name, before, after }) => (
        <div key={name} className="wrap-anywhere">
          <dt className="inline font-medium">{name}: </dt>
          <dd className="inline">
            {before !== undefined && (
              <del className="text-ink-2">
                <span className="sr-only">antes </span>
                {wordsOf(before)}
              </del>
            )}
            {before !== undefined && after !== undefined && ' → '}
            {after !== undefined && (
              <ins className="no-underline">
                <span className="sr-only">depois </span>
                {wordsOf(after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MAX = 300;

function wordsOf(fact: unknown): string {
  if (fact === null || fact === '') return '(vazio)';
  if (typeof fact === 'boolean') return fact ? 'sim' : 'não';
  const text = typeof fact === 'string' ? fact : JSON.stringify(fact);
  return text.length > MAX ? `${text.slice(0, MAX)}…` : text;
}
