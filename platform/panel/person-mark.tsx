import { cx } from '#platform/ui/cx.ts';

/** The grounds of base.css. */
const GROUNDS = [
  'ground-1',
  'ground-2',
  'ground-3',
  'ground-4',
  'ground-5',
  'ground-6',
  'ground-7',
  'ground-8',
] as const;

/** 'AS' of 'Ana Souza', on a ground that is the same wherever the name stands. Decorates the name beside it. */
export function PersonMark({ name }: { readonly name: string }) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\d/u.test(word));
  const [first = '?'] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  const initials = [first, last].map((word) => [...(word ?? '')][0] ?? '').join('');
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-10 shrink-0 items-center justify-center rounded-full font-semibold text-ink-2 text-sm uppercase',
        GROUNDS[sum % GROUNDS.length],
      )}
    >
      {initials}
    </span>
  );
}
