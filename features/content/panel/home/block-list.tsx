import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ContentChoices } from '../../contract/content-choices.wire.ts';
import type { EditedHome } from '../../contract/home/home-draft.wire.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { carouselsQuery } from '../carousels/carousels-query.ts';
import { periodWords } from '../moments.ts';
import { BlockBadges } from './block-badges.tsx';
import { blockSummary } from './block-words.ts';
import { blocksIn } from './home-query.ts';
import { useDraftChanges } from './use-draft-changes.ts';

interface BlockListProps {
  readonly home: EditedHome;
  readonly categories: ContentChoices['categories'];
  readonly nameOf: (block: HomeBlock) => string;
  readonly hrefOf: (block: HomeBlock) => string;
  /** Whether the person may, and nothing is scheduled. */
  readonly mayChange: boolean;
}

/** The blocks as they stand one under the other. */
export function BlockList({ home, categories, nameOf, hrefOf, mayChange }: BlockListProps) {
  const { shop } = useStaffPlace();
  const { data: carousels } = useQuery(carouselsQuery(useApi(), shop.id));
  const { turn, order } = useDraftChanges();
  const blocks = blocksIn(home);
  const titles = carousels && new Map(carousels.map(({ id, title }) => [id, title]));
  // The carousel's title is in the name already.
  const summaryOf = ({ title, content }: HomeBlock): string =>
    content.kind === 'carousel' && title === '' && titles?.has(content.carouselId)
      ? ''
      : blockSummary(content, { carousels: titles, categories });
  const others = carousels?.filter(
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
          text="Capa, categorias e produtos, escolhidos sozinhos. Acrescente um bloco para compor a sua: com ele publicado, ela é só o que você compôs."
        />
      )}
      <ReorderList
        label="Blocos da página inicial"
        items={blocks}
        keyOf={({ id }) => id}
        labelOf={nameOf}
        disabled={!mayChange}
        onOrder={(after) => order(blocks, after)}
        render={(block) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <span className="flex min-w-40 flex-1 flex-col">
              {mayChange ? (
                <AppLink href={hrefOf(block)} className="font-semibold underline-offset-2 hover:underline">
                  {nameOf(block)}
                </AppLink>
              ) : (
                <strong>{nameOf(block)}</strong>
              )}
              <span className="line-clamp-2 text-ink-2 text-sm">{summaryOf(block)}</span>
              <span className="text-ink-2 text-sm">{periodWords(block, timeZoneOf(shop))}</span>
            </span>
            <BlockBadges block={block} home={home} />
            {mayChange && (
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
      {others !== undefined && others.length > 0 && (
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
