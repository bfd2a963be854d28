import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Copy, Lock, PencilLine, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { OpenList } from '../domain/list-today.ts';
import { listAddress, listsAddress } from './addresses.ts';
import { NameDialog } from './name-dialog.tsx';
import { oneByOne, useListCalls } from './use-list-calls.ts';

/** The actions for a whole list; a suggested one can only be copied. */
export function ListActions({ list }: { readonly list: OpenList }) {
  return (
    <div className="-mt-2 flex flex-wrap gap-2">
      {list.kind === 'own' && <RenameList list={list} />}
      <CopyList list={list} />
      <ShareList list={list} />
      {list.kind === 'own' && <DeleteList list={list} />}
    </div>
  );
}

function RenameList({ list: { id, name } }: { readonly list: OpenList }) {
  const { save } = useListCalls();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <PencilLine aria-hidden="true" className="size-4" />
        Renomear
      </Button>
      {open && (
        <NameDialog
          title="Renomear lista"
          action="Salvar nome"
          initial={name}
          onClose={() => setOpen(false)}
          onName={async (wished) => {
            await save({ id, name: wished });
            // The page's title contains the name, too.
            await router.invalidate();
          }}
        />
      )}
    </>
  );
}

/** Creates an own list with the same products, and opens it. */
function CopyList({ list: { name, kind, lines } }: { readonly list: OpenList }) {
  const { shop } = useBuyer();
  const { save } = useListCalls();
  const navigate = useNavigate();
  const copy = useMutation({
    networkMode: 'always',
    mutationFn: () => save({ name, goods: lines }),
    onSuccess: (made) => {
      showToast({ text: `“${made.name}” está nas suas listas.` });
      void navigate({ href: listAddress(shop.slug, made.id) });
    },
    onError: showFailure,
  });
  return (
    <Button size="sm" busy={copy.isPending} onClick={() => copy.mutate()}>
      <Copy aria-hidden="true" className="size-4" />
      {kind === 'own' ? 'Duplicar' : 'Copiar para minhas listas'}
    </Button>
  );
}

/** For companies: who made the list decides whether the others see it. */
function ShareList({ list: { id, sharing } }: { readonly list: OpenList }) {
  const { session } = useBuyer();
  const { save } = useListCalls();
  const share = useMutation({
    scope: oneByOne(id),
    networkMode: 'always',
    mutationFn: (shared: boolean) => save({ id, shared }),
    onSuccess: ({ sharing: now }) =>
      showToast({
        text: now?.shared
          ? 'Todos os que compram pela empresa veem esta lista e podem mudá-la.'
          : 'Agora só você vê esta lista.',
      }),
    onError: showFailure,
  });
  if (session.company !== true || sharing === undefined) return null;
  if (!sharing.mine) return <p className="self-center text-ink-2 text-sm">Compartilhada na empresa</p>;
  return (
    <Button size="sm" busy={share.isPending} onClick={() => share.mutate(!sharing.shared)}>
      {sharing.shared ? (
        <Lock aria-hidden="true" className="size-4" />
      ) : (
        <Users aria-hidden="true" className="size-4" />
      )}
      {sharing.shared ? 'Deixar de compartilhar' : 'Compartilhar na empresa'}
    </Button>
  );
}

function DeleteList({ list: { id, name } }: { readonly list: OpenList }) {
  const { shop } = useBuyer();
  const { disable, save } = useListCalls();
  const navigate = useNavigate();
  const restore = useMutation({
    networkMode: 'always',
    mutationFn: () => save({ id, restore: true }),
    onSuccess: (back) => showToast({ text: `“${back.name}” está de volta.` }),
    onError: showFailure,
  });
  const remove = useMutation({
    scope: oneByOne(id),
    networkMode: 'always',
    mutationFn: () => disable(id),
    onSuccess: async () => {
      await navigate({ href: listsAddress(shop.slug) });
      showToast({
        text: `Lista “${name}” excluída.`,
        tone: 'info',
        action: { label: 'Desfazer', run: () => restore.mutate() },
      });
    },
    onError: showFailure,
  });
  return (
    <Button
      size="sm"
      tone="danger"
      busy={remove.isPending}
      onClick={() => remove.mutate()}
      aria-label="Excluir lista"
    >
      <Trash2 aria-hidden="true" className="size-4" />
      Excluir
    </Button>
  );
}

const showFailure = (error: Error): void =>
  showToast({
    text: error instanceof ApiRefusal ? error.message : 'Não foi possível salvar. Tente novamente.',
    tone: 'error',
  });
