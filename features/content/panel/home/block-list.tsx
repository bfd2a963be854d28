import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ContentChoices } from '../../contract/content-choices.wire.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { ScheduleBadge } from '../audience/schedule-badge.tsx';
import { carouselsQuery } from '../carousels/carousels-query.ts';
import { periodWords } from '../moments.ts';
import { blockName, blockSummary } from './block-words.ts';
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
  const { turn, order } = useBlockChanges();
  const named = { carousels: new Map(carousels.map(({ id, title }) => [id, title])), categories };
  const nameOf = (block: HomeBlock): string => blockName(block, named.carousels);
  // The carousel's title is in the name already.
  const summaryOf = ({ title, content }: HomeBlock): string =>
    content.kind === 'carousel' && title === '' && named.carousels.has(content.carouselId)
      ? ''
      : blockSummary(content, named);
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
        labelOf={nameOf}
        disabled={!mayWrite}
        onOrder={(after) => order(blocks, after)}
        render={(block) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <span className="flex min-w-40 flex-1 flex-col">
              {mayWrite ? (
                <AppLink href={hrefOf(block)} className="font-semibold underline-offset-2 hover:underline">
                  {nameOf(block)}
                </AppLink>
              ) : (
                <strong>{nameOf(block)}</strong>
              )}
              <span className="line-clamp-2 text-ink-2 text-sm">{summaryOf(block)}</span>
              <span className="text-ink-2 text-sm">{periodWords(block, timeZoneOf(shop))}</span>
            </span>
            <ScheduleBadge schedule={block} now={now} />
            {mayWrite && (
              <input
                type="checkbox"
                role="switch"
                aria-label={`Ligado: ${nameOf(block)}`}
                aria-checked={block.published}
                checked={block.published}
                disabled={turn.isPending}
                onChange={() => turn.mutate(block)}
                className="switch"
              />
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
    </>
  );
}
