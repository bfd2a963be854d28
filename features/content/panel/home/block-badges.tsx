import { useNow } from '#platform/panel/use-now.ts';
import { Badge } from '#platform/ui/badge.tsx';
import type { EditedHome } from '../../contract/home/home-draft.wire.ts';
import { scheduleStatus } from '../../domain/audience.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { draftDifference } from './draft-difference.ts';

interface BlockBadgesProps {
  readonly block: HomeBlock;
  readonly home: EditedHome;
}

/** Whether a block will be shown, and whether the shop has it already. */
export function BlockBadges({ block, home: { draft, published } }: BlockBadgesProps) {
  const status = scheduleStatus(block, useNow());
  const { added, changed } = draftDifference(published.blocks, draft?.blocks ?? published.blocks);
  const isNew = added.some(({ id }) => id === block.id);
  const isChanged = changed.some(({ id }) => id === block.id);
  return (
    <>
      {isNew && <Badge tone="brand">Novo</Badge>}
      {isChanged && <Badge tone="brand">Mudado</Badge>}
      {status === 'draft' && <Badge>Desligado</Badge>}
      {status === 'scheduled' && <Badge tone="info">Programado</Badge>}
      {status === 'ended' && <Badge tone="warn">Encerrado</Badge>}
      {status === 'published' && !isNew && !isChanged && <Badge tone="success">Na loja</Badge>}
    </>
  );
}
