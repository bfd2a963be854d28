import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useDebounced } from '#platform/ui/use-debounced.ts';
import { useApi } from '#platform/web/use-api.ts';
import { countsQuery } from '../chat-queries.ts';
import { type InboxWish, inboxWishOf, type Shown } from './inbox-wish.ts';

interface InboxFiltersProps {
  readonly wish: InboxWish;
  /** The address of other filters. */
  readonly hrefOf: (wish: InboxWish) => string;
}

/** The filters are part of the address. The open conversation stays open. */
export const InboxFilters = (filters: InboxFiltersProps) => (
  <search className="flex min-w-0 flex-col gap-2.5">
    <SearchField {...filters} />
    <Whose {...filters} />
    <Which {...filters} />
  </search>
);

/** Milliseconds after the last key. */
const SEARCH_DELAY = 300;

function SearchField({ wish, hrefOf }: InboxFiltersProps) {
  const lead = useLead();
  const id = useId();
  const wanted = wish.search ?? '';
  const [typed, setTyped] = useState(wanted);
  const sent = useRef(wanted);
  const settled = useDebounced(typed, SEARCH_DELAY);
  const search = (text: string): void => {
    const { search: _, ...others } = wish;
    const next = inboxWishOf({ busca: text }).search;
    if ((next ?? '') === wanted) return;
    sent.current = next ?? '';
    void lead(hrefOf(next === undefined ? others : { ...others, search: next }), { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed makes a search
  useEffect(() => {
    if (settled === typed) search(settled);
  }, [settled]);
  useEffect(() => {
    // The address has changed by other means, such as Back.
    if (wanted !== sent.current) setTyped(wanted);
    sent.current = wanted;
  }, [wanted]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search(typed);
  };
  return (
    <form onSubmit={submit} className="relative">
      <label htmlFor={id} className="sr-only">
        Cliente ou número do pedido
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-3"
      />
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={60}
        autoComplete="off"
        placeholder="Cliente ou número do pedido"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        className="field pr-12 pl-11 lg:min-h-11 lg:py-2"
      />
      {typed !== '' && (
        <div className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton
            label="Limpar a busca"
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => {
              setTyped('');
              search('');
            }}
          />
        </div>
      )}
    </form>
  );
}

type Attendant = InboxWish['attendant'];

function Whose({ wish, hrefOf }: InboxFiltersProps) {
  const { shop } = useStaffPlace();
  const { data: counts } = useQuery(countsQuery(useApi(), shop.id));
  const { attendant: chosen, ...others } = wish;
  const choices: readonly [label: string, attendant: Attendant, count: number | undefined][] = [
    ['Todas', undefined, counts?.open],
    ['Minhas', 'me', counts?.mine],
    ['Sem atendente', 'nobody', counts?.unattended],
    ['Outros', 'others', undefined],
  ];
  return (
    <ul aria-label="De quem" className="scroll-quiet -mx-1 flex gap-1 overflow-x-auto p-1">
      {choices.map(([label, attendant, count]) => (
        <li key={label} className="shrink-0">
          <AppLink
            href={hrefOf(attendant === undefined ? others : { ...others, attendant })}
            aria-current={attendant === chosen ? 'true' : undefined}
            className={cx(
              'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 font-medium text-sm transition lg:min-h-8 lg:px-2.5',
              attendant === chosen
                ? 'border-brand-text bg-brand-soft text-brand-text'
                : 'border-line-2 bg-surface text-ink-2 hover:border-ink hover:text-ink',
            )}
          >
            {label}
            {count !== undefined && <span className="tabular-nums">{count}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

const SHOWN: readonly (readonly [Shown, string])[] = [
  ['open', 'Abertas'],
  ['waiting', 'Sem resposta'],
  ['unread', 'Não lidas'],
  ['closed', 'Encerradas'],
  ['all', 'Abertas e encerradas'],
];

function Which({ wish, hrefOf }: InboxFiltersProps) {
  const lead = useLead();
  const look =
    'field min-h-11 min-w-0 appearance-auto px-2 py-1.5 text-sm lg:min-h-9 lg:w-auto lg:border-transparent lg:bg-transparent lg:px-0 lg:font-medium lg:hover:border-line-2';
  return (
    <div className="grid grid-cols-2 gap-2 lg:flex lg:justify-between">
      <select
        aria-label="Quais conversas"
        value={wish.shown}
        className={look}
        onChange={({ currentTarget: { value } }) => {
          const [shown] = SHOWN.find(([one]) => one === value) ?? ['open'];
          void lead(hrefOf({ ...wish, shown }));
        }}
      >
        {SHOWN.map(([shown, label]) => (
          <option key={shown} value={shown}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label="Ordem"
        value={wish.byWait ? 'ESPERA' : 'RECENTES'}
        className={look}
        onChange={({ currentTarget: { value } }) =>
          void lead(hrefOf({ ...wish, byWait: value === 'ESPERA' }))
        }
      >
        <option value="RECENTES">Mais recentes</option>
        <option value="ESPERA">Maior espera</option>
      </select>
    </div>
  );
}
