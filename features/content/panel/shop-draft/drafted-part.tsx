import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { EditedShopDraft } from '../../contract/shop-draft/shop-draft.wire.ts';
import type { PartName } from '../../domain/shop/shop-draft.ts';
import { DraftCard } from './draft-card.tsx';
import { PART_PAGES } from './part-words.ts';
import { ShopDraftPreview } from './shop-draft-preview.tsx';
import { shopDraftQuery } from './shop-draft-query.ts';
import { ShopVersions } from './shop-versions.tsx';

interface DraftedPartProps {
  readonly name: PartName;
  /** The form of the part. */
  readonly children: (draft: EditedShopDraft | undefined) => ReactNode;
}

/** A part of the shop with what is prepared of it: the draft, the form, the pages with it, and what was published before. */
export function DraftedPart({ name, children }: DraftedPartProps) {
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(shopDraftQuery(useApi(), shop.id));
  if (data === undefined && error === null) return <RowsLoading rows={4} />;
  if (data === undefined)
    return (
      <LoadFailure
        title="Não foi possível carregar o rascunho"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  const { draft, published } = data;
  return (
    <div className="flex flex-col gap-6">
      {draft !== undefined && <DraftCard state={data} draft={draft} />}
      {children(draft)}
      <ShopDraftPreview page={PART_PAGES[name]} draft={draft?.version} published={published.version} />
      <ShopVersions state={data} name={name} />
    </div>
  );
}
