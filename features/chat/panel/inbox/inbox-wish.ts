/** The filters of the inbox, as its address carries them. */
import { defined } from '#kernel/defined.ts';
import type { RoomFilter } from '../../contract/panel-room.wire.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** What the shop has to do with the conversations that are listed. */
export type Shown = 'open' | 'waiting' | 'unread' | 'closed' | 'all';

export interface InboxWish {
  readonly shown: Shown;
  readonly attendant?: NonNullable<RoomFilter['attendant']>;
  readonly byWait: boolean;
  /** Part of the client's name, or an order's number. */
  readonly search?: string;
}

export const EVERYTHING_OPEN: InboxWish = { shown: 'open', byWait: false };

const SHOWN: Readonly<Record<string, Shown>> = {
  SEM_RESPOSTA: 'waiting',
  NAO_LIDAS: 'unread',
  FECHADA: 'closed',
  TODAS: 'all',
};
const ATTENDANTS: Readonly<Record<string, InboxWish['attendant']>> = {
  EU: 'me',
  NINGUEM: 'nobody',
  OUTROS: 'others',
};
const MAX_SEARCH = 60;

/** Anything that is no filter is left out. */
export function inboxWishOf({ situacao = '', atendente = '', ordem, busca = '' }: Texts): InboxWish {
  const search = busca.trim().slice(0, MAX_SEARCH);
  return {
    shown: SHOWN[situacao] ?? 'open',
    byWait: ordem === 'ESPERA',
    ...defined({ attendant: ATTENDANTS[atendente], search: search === '' ? undefined : search }),
  };
}

const keyOf = <Value>(words: Readonly<Record<string, Value>>, wanted: Value): string | undefined =>
  Object.keys(words).find((key) => words[key] === wanted);

/** The query string of the filters: '' or '?situacao=FECHADA&atendente=EU'. */
export function inboxSearch({ shown, attendant, byWait, search }: InboxWish): string {
  const query = new URLSearchParams(
    defined({
      situacao: keyOf(SHOWN, shown),
      atendente: attendant === undefined ? undefined : keyOf(ATTENDANTS, attendant),
      ordem: byWait ? 'ESPERA' : undefined,
      busca: search,
    }),
  ).toString();
  return query === '' ? '' : `?${query}`;
}

export const filterOf = ({ shown, attendant, byWait, search }: InboxWish): RoomFilter => ({
  ...(shown === 'open' || shown === 'closed' ? { closed: shown === 'closed' } : {}),
  ...(shown === 'waiting' ? { waiting: true } : {}),
  ...(shown === 'unread' ? { unread: true } : {}),
  byWait,
  ...defined({ attendant, search }),
});
