import type { TermsOfUse } from '../domain/shop-texts.ts';

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** Text between empty lines. */
const PARAGRAPHS = /\S[\s\S]*?(?=\n\s*\n|$)/g;

/** Renders the terms as paragraphs, with version and date. */
export function TermsDocument({ terms }: { readonly terms: TermsOfUse }) {
  return (
    <div className="flex flex-col gap-3 leading-relaxed">
      <p className="text-ink-2 text-sm">
        Versão {terms.version}, de{' '}
        <time dateTime={new Date(terms.publishedAt).toISOString()}>{day.format(terms.publishedAt)}</time>
      </p>
      {[...terms.text.matchAll(PARAGRAPHS)].map(({ index, 0: paragraph }) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
