import { percentWords } from './report-words.ts';

interface ShareChangeProps {
  readonly now: number | undefined;
  readonly before: number | undefined;
}

/** A share beside that of the period before: a change of percents in percent would mislead. */
export const ShareChange = ({ now, before }: ShareChangeProps) => (
  <>
    {percentWords(now)}
    {before !== undefined && (
      <span className="block font-normal text-ink-2 text-sm">antes {percentWords(before)}</span>
    )}
  </>
);
