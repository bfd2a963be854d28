import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Store } from 'lucide-react';
import { useState } from 'react';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useDebounced } from '#platform/ui/use-debounced.ts';
import { useApi } from '#platform/web/use-api.ts';
import { roleName } from '../contract/staff/role-names.ts';
import type { StaffSession } from '../domain/staff-session.ts';
import { shopsQuery } from './shops-query.ts';
import { panelHref } from './staff-place.ts';

/** With fewer shops the list is read faster than typed for. */
const SEARCH_FROM = 5;

/** Milliseconds between two letters of who types on. */
const TYPING = 250;

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const includesWords = (name: string, text: string): boolean =>
  bare(text)
    .split(/\s+/)
    .every((word) => bare(name).includes(word));

/** For who works at several shops, and for administrators of the platform. */
export function ChooseShopScreen({ session }: { readonly session: StaffSession }) {
  const [text, setText] = useState('');
  const shops = useQuery(shopsQuery(useApi(), session, useDebounced(text, TYPING)));
  const found = shops.data?.filter(({ name, slug }) => includesWords(`${name} ${slug}`, text));
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <PageTitle lead={`Olá, ${session.name}. Em qual loja você vai trabalhar?`}>Suas lojas</PageTitle>
      {shops.isPending && <RowsLoading rows={3} />}
      {shops.error !== null && (
        <LoadFailure
          title="Não foi possível carregar as lojas"
          error={shops.error}
          again={shops.refetch}
          busy={shops.isFetching}
        />
      )}
      {text === '' && shops.data?.length === 0 && (
        <p className="text-ink-2">
          Você ainda não faz parte de nenhuma loja. Peça um convite ao dono da loja.
        </p>
      )}
      {(text !== '' || (shops.data?.length ?? 0) > SEARCH_FROM) && (
        <TextField
          type="search"
          label="Procurar loja"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {text !== '' && (
        <p role="status" className="text-ink-2 text-sm">
          {found?.length === 0 ? 'Nenhuma loja com este nome.' : `${found?.length ?? 0} encontradas`}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {found?.map((shop) => {
          const role = session.shops.find(({ id }) => id === shop.id)?.role;
          return (
            <li key={shop.id}>
              <AppLink
                href={panelHref(shop)}
                className="flex min-h-16 items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 transition hover:border-line-2 hover:shadow-2"
              >
                <Store aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="font-semibold">{shop.name}</span>
                  <span className="text-ink-2 text-sm">
                    {role === undefined ? 'Administração da plataforma' : roleName(role)}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
