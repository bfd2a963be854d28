import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { CLIENT_PAGE_SIZE } from '../domain/client-search.ts';
import { ClientRow } from './client-row.tsx';
import { OwnTarget } from './own-target.tsx';
import { representedClientsQuery } from './represented-clients-query.ts';
import { useSwitchClient } from './use-switch-client.ts';

/** Search debounce in milliseconds. Spec 9. */
const TYPING = 250;

interface ClientListScreenProps {
  /** Work to finish while the current session is still open. */
  readonly beforeLeaving: () => Promise<void>;
}

/** A representative's clients: search, and buy for one. Spec 6, sales representative. */
export function ClientListScreen({ beforeLeaving }: ClientListScreenProps) {
  const api = useApi();
  const { id } = useShop();
  const session = useSession();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState({ search: '', page: 1 });
  const { choose } = useSwitchClient(beforeLeaving);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...representedClientsQuery(api, id, session, wanted),
    // The current session ends when a client is chosen: no further requests.
    enabled: !choose.isPending && !choose.isSuccess,
  });
  useEffect(() => {
    const search = typed.trim();
    const timer = setTimeout(
      () => setWanted((before) => (before.search === search ? before : { search, page: 1 })),
      TYPING,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  const { clients = [], total = 0 } = data ?? {};
  const turn = (page: number): void => {
    setWanted({ ...wanted, page });
    document.querySelector<HTMLElement>('main')?.focus();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="mx-auto flex max-w-250 flex-col gap-5">
      <PageTitle lead="Escolha por quem você compra: preços, endereços e pedidos serão os deste cliente.">
        Meus clientes
      </PageTitle>
      <OwnTarget enabled={!choose.isPending && !choose.isSuccess} />
      <TextField
        label="Buscar cliente"
        type="search"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Nome, CPF ou CNPJ, e-mail ou cidade"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Refused error={choose.error} otherwise="Não foi possível trocar de cliente. Tente novamente." />
      <p role="status" className="text-ink-2 text-sm">
        {data === undefined || isPlaceholderData ? '' : countWords(total, wanted)}
      </p>
      {isError && data === undefined && (
        <Alert tone="error" announced>
          Não foi possível carregar os clientes.{' '}
          <button type="button" className="font-semibold underline" onClick={() => void refetch()}>
            Tentar de novo
          </button>
        </Alert>
      )}
      {data === undefined && !isError && <Skeleton className="h-96 rounded-lg" />}
      {data !== undefined && clients.length === 0 && <NoClients search={wanted.search} />}
      {clients.length > 0 && (
        <ul className="flex flex-col gap-3" aria-busy={isPlaceholderData}>
          {clients.map((client) => (
            <ClientRow
              key={client.id}
              client={client}
              current={!session.choosing && client.id === session.clientId}
              busy={(choose.isPending || choose.isSuccess) && choose.variables === client.id}
              onChoose={() => {
                if (!choose.isPending) choose.mutate(client.id);
              }}
            />
          ))}
        </ul>
      )}
      <Pages page={wanted.page} pages={Math.ceil(total / CLIENT_PAGE_SIZE)} onTurn={turn} />
    </div>
  );
}

function NoClients({ search }: { readonly search: string }) {
  return search === '' ? (
    <EmptyState
      icon={<UsersRound />}
      title="Você ainda não tem clientes"
      text="A loja põe na sua lista os clientes por quem você compra."
    />
  ) : (
    <EmptyState
      icon={<UsersRound />}
      title="Nenhum cliente encontrado"
      text={`Não há na sua lista quem combine com “${search}”. Busque por nome, documento, e-mail ou cidade.`}
    />
  );
}

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

function Pages({ page, pages, onTurn }: PagesProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Páginas" className="flex items-center justify-center gap-3">
      <Button disabled={page === 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft aria-hidden="true" className="-ml-1 size-4" />
        Anterior
      </Button>
      <p className="whitespace-nowrap text-sm tabular-nums">
        Página {page} de {pages}
      </p>
      <Button disabled={page === pages} onClick={() => onTurn(page + 1)}>
        Próxima
        <ChevronRight aria-hidden="true" className="-mr-1 size-4" />
      </Button>
    </nav>
  );
}

/** '25 clientes, de 11 a 20' */
function countWords(total: number, { page }: { readonly page: number }): string {
  if (total === 0) return '';
  const first = (page - 1) * CLIENT_PAGE_SIZE + 1;
  const last = Math.min(total, page * CLIENT_PAGE_SIZE);
  const all = total === 1 ? '1 cliente' : `${total} clientes`;
  return total <= CLIENT_PAGE_SIZE ? all : `${all}, de ${first} a ${last}`;
}
