import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead, useSearchTexts } from '#platform/panel/address.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { choicesQuery } from '../audience/choices-query.ts';
import { AddBlock } from './add-block.tsx';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';
import { blockKindOf, blockName } from './block-words.ts';
import { blocksQuery } from './blocks-query.ts';
import { HomePreview } from './home-preview.tsx';
import { RemoveBlock } from './remove-block.tsx';
import { useBlockChanges } from './use-block-changes.ts';

/** The home of the shop, block by block, beside what visitors will see. The open block is in the address: '?bloco='. */
export function ComposeScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const mayWrite = useMay('content:write');
  const { bloco = '', novo = '' } = useSearchTexts();
  const home = panelHref(shop, '/inicio');
  const { data: blocks, error, refetch, isFetching } = useQuery(blocksQuery(api, shop.id));
  const { data: choices, error: choicesError, refetch: again } = useQuery(choicesQuery(api, shop.id));
  const open = blocks?.find(({ id }) => id === bloco);
  const kind = open?.content.kind ?? blockKindOf(novo);
  const wantsForm = mayWrite && kind !== undefined;
  const editing = wantsForm && choices !== undefined;
  const drafts = blocks?.filter(({ published }) => !published) ?? [];
  return (
    <div className="mx-auto flex w-full max-w-400 flex-col gap-6">
      <PageHeader
        title={titleOf(editing, open)}
        {...(editing ? { back: { href: home, label: 'Página inicial' } } : {})}
        lead={editing ? undefined : 'O que a loja mostra a quem chega, bloco por bloco.'}
        actions={
          open !== undefined && mayWrite ? (
            <RemoveBlock block={open} onDone={() => void lead(home)} />
          ) : (
            mayWrite &&
            !editing && (
              <>
                {drafts.length > 0 && <PublishButton drafts={drafts} />}
                <AddBlock onChoose={(next) => void lead(`${home}?novo=${next}`)} />
              </>
            )
          )
        }
      />
      {blocks === undefined && error === null && <RowsLoading rows={5} />}
      {blocks === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar a página inicial"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {blocks !== undefined && (
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_30rem]">
          <div className="flex min-w-0 flex-col gap-4 [&_section>div]:xl:grid-cols-1 [&_section]:xl:grid-cols-1">
            {mayWrite && bloco !== '' && open === undefined && (
              <EmptyState
                title="Este bloco não existe mais"
                text="Alguém o apagou. Volte à página inicial."
              />
            )}
            {editing && (
              <BlockForm
                key={open?.id ?? kind}
                kind={kind}
                block={open}
                categories={choices.categories}
                onDone={() => void lead(home)}
              />
            )}
            {wantsForm && choices === undefined && choicesError === null && <RowsLoading rows={4} />}
            {wantsForm && choices === undefined && choicesError !== null && (
              <LoadFailure title="Não foi possível abrir o bloco" error={choicesError} again={again} />
            )}
            {!wantsForm && (bloco === '' || !mayWrite) && (
              <BlockList
                blocks={blocks}
                categories={choices?.categories ?? []}
                hrefOf={({ id }) => `${home}?bloco=${id}`}
              />
            )}
          </div>
          <div className="min-w-0 xl:sticky xl:top-20">
            <HomePreview stamp={blocks.map(({ id, version }) => `${id} ${version}`).join()} />
          </div>
        </div>
      )}
    </div>
  );
}

function titleOf(editing: boolean, open: HomeBlock | undefined): string {
  if (!editing) return 'Página inicial';
  return open === undefined ? 'Novo bloco' : blockName(open);
}

function PublishButton({ drafts }: { readonly drafts: readonly HomeBlock[] }) {
  const { publish } = useBlockChanges();
  const [isOpen, setOpen] = useState(false);
  const count = drafts.length === 1 ? '1 rascunho' : `${drafts.length} rascunhos`;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Publicar {count}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Publicar ${count}?`}
        text={`A loja passa a mostrar: ${drafts.map((draft) => blockName(draft)).join(', ')}. O que tem início marcado espera por ele.`}
        action="Publicar"
        onConfirm={() => publish.mutateAsync(drafts)}
      />
    </>
  );
}
