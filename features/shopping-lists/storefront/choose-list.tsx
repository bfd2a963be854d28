import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListTodo, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { MAX_NAME_LENGTH, tidyName } from '../domain/list-name.ts';
import type { ListId, ListSummary } from '../domain/shopping-list.ts';
import { listAddress } from './addresses.ts';
import { listCountWords } from './list-words.ts';
import { listsQuery } from './lists-query.ts';
import { ListRefused } from './name-dialog.tsx';
import type { WaitingAddition } from './waiting/waiting-change.ts';
import { waitingChanges } from './waiting/waiting-changes.ts';

type Choice = { readonly id: ListId; readonly name?: never } | { readonly id?: never; readonly name: string };

interface ChooseListProps {
  /** Names what is saved, within a sentence. */
  readonly what: string;
  readonly onClose: () => void;
  readonly onChoose: (choice: Choice) => Promise<ListSummary>;
  /** What is saved, for the case that there is no connection. */
  readonly addition: Pick<WaitingAddition, 'productId' | 'productName' | 'from'>;
}

export function ChooseList({ what, onClose, onChoose, addition }: ChooseListProps) {
  const buyer = useBuyer();
  const navigate = useNavigate();
  const lists = useQuery({ ...listsQuery(buyer, 'own'), staleTime: 0 });
  const choose = useMutation({
    networkMode: 'always',
    mutationFn: onChoose,
    onSuccess: ({ id, name }) => {
      onClose();
      const href = listAddress(buyer.shop.slug, id);
      showToast({
        text: `Salvo na lista “${name}”.`,
        action: { label: 'Ver lista', run: () => void navigate({ href }) },
      });
    },
    onError: (error, { id: listId }) => {
      const list = lists.data?.find(({ id }) => id === listId);
      // A repeated call changes nothing, whether this one arrived or not.
      if (error instanceof ApiRefusal || list === undefined) return;
      const { name: listName } = list;
      waitingChanges(buyer).put({ ...addition, listId: list.id, listName });
      onClose();
      showToast({
        text: `Sem conexão: “${addition.productName}” entra na lista “${listName}” quando a internet voltar.`,
        tone: 'info',
      });
    },
  });
  return (
    <Dialog open onClose={onClose} title="Salvar na lista" description={what}>
      {lists.isPending ? (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">Carregando suas listas…</span>
          <Skeleton className="h-13" />
          <Skeleton className="h-13" />
        </div>
      ) : lists.isError ? (
        <Alert
          tone="error"
          announced
          actions={
            <Button size="sm" onClick={() => void lists.refetch()}>
              Tentar de novo
            </Button>
          }
        >
          Não foi possível carregar suas listas.
        </Alert>
      ) : (
        <OwnLists lists={lists.data} busy={choose.isPending} onChoose={choose.mutate} />
      )}
      <NewList first={lists.data?.length === 0} busy={choose.isPending} onChoose={choose.mutate} />
      {choose.isError && <ListRefused error={choose.error} />}
    </Dialog>
  );
}

interface ChoosingProps {
  readonly busy: boolean;
  readonly onChoose: (choice: Choice) => void;
}

function OwnLists({ lists, busy, onChoose }: ChoosingProps & { readonly lists: readonly ListSummary[] }) {
  if (lists.length === 0) return null;
  return (
    <ul aria-label="Suas listas" className="-m-1 flex max-h-72 flex-col gap-2 overflow-y-auto p-1">
      {lists.map(({ id, name, productCount }) => (
        <li key={id}>
          <button
            type="button"
            disabled={busy}
            onClick={() => onChoose({ id })}
            className="flex min-h-14 w-full items-center gap-3 rounded-md border border-line px-3.5 py-2 text-left transition hover:border-line-2 hover:bg-sunken"
          >
            <ListTodo aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
              <span className="block text-ink-2 text-sm">{listCountWords(productCount)}</span>
            </span>
            <Plus aria-hidden="true" className="size-5 shrink-0 text-brand-text" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function NewList({ first, busy, onChoose }: ChoosingProps & { readonly first: boolean }) {
  const [name, setName] = useState('');
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const called = tidyName(name);
    if (called === '') setEmpty(true);
    else onChoose({ name: called });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextField
        label={first ? 'Nome da sua primeira lista' : 'Ou crie uma lista nova'}
        placeholder="Compras da semana"
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        error={empty ? 'Dê um nome à lista.' : undefined}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setEmpty(false);
        }}
      />
      <Button type="submit" tone="primary" busy={busy}>
        Criar e salvar
      </Button>
    </form>
  );
}
