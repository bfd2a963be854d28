import type { TimeZone } from '#kernel/time/time-zone.ts';
import { factName, isTechnicalFact } from '../../contract/audit/fact-names.ts';
import { factValue } from '../../contract/audit/fact-values.ts';
import { changedFacts } from '../../domain/changed-facts.ts';
import type { RecordedChange } from '../../domain/recorded-change.ts';

interface ChangeDifferenceProps {
  readonly change: RecordedChange;
  readonly zone: TimeZone;
}

/** What the change was, fact by fact, in words. */
export function ChangeDifference({ change, zone }: ChangeDifferenceProps) {
  const [kind = ''] = change.action.split('.', 1);
  const facts = changedFacts(change.before, change.after).filter(({ name }) => !isTechnicalFact(name));
  const wordsOf = (name: string, value: unknown): string => shortened(factValue(kind, name, value, zone));
  if (facts.length === 0) return <span className="text-ink-2">Sem detalhes</span>;
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {facts.map(({ name, before, after }) => (
        <div key={name} className="wrap-anywhere">
          <dt className="inline font-medium">{factName(kind, name) ?? name}: </dt>
          <dd className="inline">
            {before !== undefined && (
              <del className="text-ink-2">
                <span className="sr-only">antes </span>
                {wordsOf(name, before)}
              </del>
            )}
            {before !== undefined && after !== undefined && ' → '}
            {after !== undefined && (
              <ins className="no-underline">
                <span className="sr-only">depois </span>
                {wordsOf(name, after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MAX = 300;

const shortened = (text: string): string => (text.length > MAX ? `${text.slice(0, MAX)}…` : text);
