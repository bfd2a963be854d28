import { formatLongDate } from '#kernel/time/time-zone.ts';
import type { TermsOfUse } from '../domain/shop-texts.ts';
import { useTimeZone } from './use-time-zone.ts';

/** Text between empty lines. */
const PARAGRAPHS = /\S[\s\S]*?(?=\n\s*\n|$)/g;

/** Renders the terms as paragraphs, with version and date. */
export function TermsDocument({ terms }: { readonly terms: TermsOfUse }) {
  const zone = useTimeZone();
  return (
    <div className="flex flex-col gap-3 leading-relaxed">
      <p className="text-ink-2 text-sm">
        Versão {terms.version}, de{' '}
        <time dateTime={new Date(terms.publishedAt).toISOString()}>
          {formatLongDate(terms.publishedAt, zone)}
        </time>
      </p>
      {[...terms.text.matchAll(PARAGRAPHS)].map(({ index, 0: paragraph }) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
