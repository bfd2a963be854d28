import { useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../alert.tsx';

interface WrongField {
  readonly field: HTMLElement;
  readonly message: string;
}

interface ErrorSummaryProps {
  /** Another value after each refused submit; undefined while there is none. */
  readonly refused: unknown;
}

/** At the top of a form: each error that stands at a field, as a link to it. It reads the form, whatever keeps its values. */
export function ErrorSummary({ refused }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    setWrong(refused === undefined || !form ? [] : wrongFields(form));
  }, [refused]);
  return (
    <div ref={place} className="empty:hidden">
      {wrong.length > 0 && (
        <Alert tone="error" announced title={summaryTitle(wrong.length)}>
          <p>O que você já preencheu continua aqui.</p>
          <ul className="mt-1 flex flex-col">
            {wrong.map(({ field, message }) => (
              <li key={field.id}>
                <a
                  href={`#${field.id}`}
                  className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
                  onClick={(event) => {
                    event.preventDefault();
                    field.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

const summaryTitle = (count: number): string =>
  count === 1 ? 'Confira um campo' : `Confira ${count} campos`;

/** In the order of the page, with the words that stand at each field. */
function wrongFields(form: HTMLFormElement): readonly WrongField[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].flatMap((field) => {
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = described.find((id) => /-(error|note)$/.test(id));
    const message = words === undefined ? null : document.getElementById(words)?.textContent;
    return message ? [{ field, message }] : [];
  });
}
