import { useEffect, useRef } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { answersHref } from '../chat-addresses.ts';
import type { Canned } from './use-canned.ts';

/** The canned answers that fit what follows the slash. The field keeps the focus. */
export function CannedList({ canned }: { readonly canned: Canned }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('chat:write');
  const { found, active, id, optionId } = canned;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="flex flex-col overflow-hidden rounded-lg border border-line-2 bg-surface shadow-2">
      <div
        ref={list}
        role="listbox"
        id={id}
        aria-label="Respostas prontas"
        className="max-h-64 overflow-y-auto empty:hidden short:max-h-32"
      >
        {found.map((answer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
          <div
            key={answer.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={cx('cursor-pointer px-3.5 py-2', index === active && 'bg-brand-soft')}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index === active || canned.setActive(index)}
            onClick={() => canned.insert(answer)}
          >
            <span className="block truncate font-semibold text-sm">{answer.title}</span>
            <span className="line-clamp-2 text-ink-2 text-sm">{answer.text}</span>
          </div>
        ))}
      </div>
      <p
        role="status"
        className="flex items-center justify-between gap-3 border-line border-t bg-canvas px-3.5 py-1 text-ink-2 text-xs first:border-0"
      >
        {found.length === 0
          ? 'A loja ainda não tem respostas prontas.'
          : `${found.length === 1 ? '1 resposta' : `${found.length} respostas`} · Enter insere, Esc fecha`}
        {mayWrite && (
          <AppLink
            href={answersHref(shop)}
            className="inline-flex min-h-11 shrink-0 items-center font-semibold text-brand-text underline-offset-2 hover:underline lg:min-h-8"
            onMouseDown={(event) => event.preventDefault()}
          >
            Editar
          </AppLink>
        )}
      </p>
    </div>
  );
}
