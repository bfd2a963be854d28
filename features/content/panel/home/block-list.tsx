import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ContentChoices } from '../../contract/content-choices.wire.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { ScheduleBadge } from '../audience/schedule-badge.tsx';
import { carouselsQuery } from '../carousels/carousels-query.ts';
import { periodWords } from '../moments.ts';
import { BLOCK_WORDS, blockName, blockSummary } from './block-words.ts';
import { useBlockChanges } from './use-block-changes.ts';

interface BlockListProps {
  readonly blocks: readonly HomeBlock[];
  readonly categories: ContentChoices['categories'];
  readonly hrefOf: (block: HomeBlock) => string;
}

/** The blocks as they stand one under the other. */
export function BlockList({ blocks, categories, hrefOf }: BlockListProps) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('content:write');
  const now = useNow();
  const { data: carousels = [] } = useQuery(carouselsQuery(useApi(), shop.id));
  const { turn, remove, order } = useBlockChanges();
  const [removing, setRemoving] = useState<HomeBlock>();
  const named = { carousels: new Map(carousels.map(({ id, title }) => [id, title])), categories };
  const others = carousels.filter(
    ({ id, pages }) =>
      pages.includes('home') &&
      !blocks.some(({ content }) => content.kind === 'carousel' && content.carouselId === id),
  );
  return (
    <>
      {blocks.length === 0 && (
        <EmptyState
          icon={<LayoutTemplate />}
          title="A página inicial é a de sempre"
          text="Capa, categorias e produtos, escolhidos sozinhos. Acrescente um bloco para compor a sua: com o primeiro ligado, ela é só o que você compôs."
        />
      )}
      <ReorderList
        label="Blocos da página inicial"
        items={blocks}
        keyOf={({ id }) => id}
        labelOf={blockName}
        disabled={!mayWrite}
        onOrder={(after) => order(blocks, after)}
        render={(block) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <span className="flex min-w-40 flex-1 flex-col">
              {mayWrite ? (
                <AppLink href={hrefOf(block)} className="font-semibold underline-offset-2 hover:underline">
                  {blockName(block)}
                </AppLink>
              ) : (
                <strong>{blockName(block)}</strong>
              )}
              <span className="line-clamp-2 text-ink-2 text-sm">{blockSummary(block.content, named)}</span>
              <span className="text-ink-2 text-sm">{periodWords(block, timeZoneOf(shop))}</span>
            </span>
            <ScheduleBadge schedule={block} now={now} />
            {mayWrite && (
              <>
                <input
                  type="checkbox"
                  role="switch"
                  aria-label={`Ligado: ${blockName(block)}`}
                  aria-checked={block.published}
                  checked={block.published}
                  disabled={turn.isPending}
                  onChange={() => turn.mutate(block)}
                  className="switch"
                />
                <IconButton
                  label={`Apagar ${blockName(block)}`}
                  icon={<Trash2 aria-hidden="true" className="size-4" />}
                  onClick={() => setRemoving(block)}
                />
              </>
            )}
          </div>
        )}
      />
      {others.length > 0 && (
        <p className="text-ink-2 text-sm">
          Depois dos blocos vêm os carrosséis da página inicial que nenhum deles mostra:{' '}
          {others.map(({ title }) => title).join(', ')}.{' '}
          <AppLink href={panelHref(shop, '/carrosseis')} className="underline">
            Ver carrosséis
          </AppLink>
        </p>
      )}
      {removing !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setRemoving(undefined)}
          title={`Apagar ${BLOCK_WORDS[removing.content.kind].name.toLowerCase()}?`}
          text="Não dá para desfazer. Para guardar o bloco, desligue-o."
          action="Apagar bloco"
          danger
          onConfirm={() => remove.mutateAsync(removing)}
        />
      )}
    </>
  );
}
