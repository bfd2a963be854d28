import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead, useSearchTexts } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { choicesQuery } from '../audience/choices-query.ts';
import { carouselsQuery } from '../carousels/carousels-query.ts';
import { AddBlock } from './add-block.tsx';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';
import { blockKindOf, blockName } from './block-words.ts';
import { HomePreview } from './home-preview.tsx';
import { blocksIn, homeQuery } from './home-query.ts';
import { HomeVersions } from './home-versions.tsx';
import { PublicationCard } from './publication-card.tsx';
import { RemoveBlock } from './remove-block.tsx';

/** The home of the shop, block by block, beside what visitors will see. The open block is in the address: '?bloco='. */
export function ComposeScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const mayWrite = useMay('content:write');
  const { bloco = '', novo = '' } = useSearchTexts();
  const address = panelHref(shop, '/inicio');
  const { data: home, error, refetch, isFetching } = useQuery(homeQuery(api, shop.id));
  const { data: choices, error: choicesError, refetch: again } = useQuery(choicesQuery(api, shop.id));
  const { data: carousels = [] } = useQuery(carouselsQuery(api, shop.id));
  const titles = new Map(carousels.map(({ id, title }) => [id, title]));
  const nameOf = (block: HomeBlock): string => blockName(block, titles);
  const blocks = home === undefined ? [] : blocksIn(home);
  const found = blocks.find(({ id }) => id === bloco);
  const [last, setLast] = useState<HomeBlock>();
  if (found !== undefined && found !== last) setLast(found);
  // One that somebody takes out stays in its form, with what was typed.
  const open = found ?? (last?.id === bloco ? last : undefined);
  const mayChange = mayWrite && home?.draft?.publishAt === undefined;
  const kind = open?.content.kind ?? blockKindOf(novo);
  // What is scheduled meanwhile does not close the form either.
  const wantsForm = mayWrite && kind !== undefined;
  const editing = wantsForm && choices !== undefined;
  return (
    <div className="mx-auto flex w-full max-w-400 flex-col gap-6">
      <PageHeader
        title={titleOf(editing, open)}
        {...(editing ? { back: { href: address, label: 'Página inicial' } } : {})}
        lead={editing ? undefined : 'O que a loja mostra a quem chega, bloco por bloco.'}
        actions={
          found !== undefined && mayChange ? (
            <RemoveBlock block={found} onDone={() => void lead(address)} />
          ) : (
            mayChange &&
            home !== undefined &&
            !editing && <AddBlock onChoose={(next) => void lead(`${address}?novo=${next}`)} />
          )
        }
      />
      {home === undefined && error === null && <RowsLoading rows={5} />}
      {home === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar a página inicial"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {home !== undefined && (
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_30rem]">
          <div className="flex min-w-0 flex-col gap-4 [&_section>div]:xl:grid-cols-1 [&_section]:xl:grid-cols-1">
            {mayWrite && bloco !== '' && open === undefined && (
              <EmptyState
                title="Este bloco não existe mais"
                text="Alguém o tirou da página. Volte à página inicial."
              />
            )}
            {editing && (
              <BlockForm
                key={open?.id ?? kind}
                kind={kind}
                block={open}
                gone={open !== undefined && found === undefined}
                categories={choices.categories}
                onDone={() => void lead(address)}
              />
            )}
            {wantsForm && choices === undefined && choicesError === null && <RowsLoading rows={4} />}
            {wantsForm && choices === undefined && choicesError !== null && (
              <LoadFailure title="Não foi possível abrir o bloco" error={choicesError} again={again} />
            )}
            {!wantsForm && (bloco === '' || !mayWrite) && (
              <>
                <PublicationCard home={home} nameOf={nameOf} mayWrite={mayWrite} />
                <BlockList
                  home={home}
                  categories={choices?.categories ?? []}
                  nameOf={nameOf}
                  hrefOf={({ id }) => `${address}?bloco=${id}`}
                  mayChange={mayChange}
                />
                <HomeVersions home={home} mayWrite={mayWrite} />
              </>
            )}
          </div>
          <div className="min-w-0 xl:sticky xl:top-20">
            <HomePreview
              draft={home.draft !== undefined}
              stamp={[home.published.version, home.draft?.version, ...blocks.map(({ id }) => id)].join()}
            />
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
