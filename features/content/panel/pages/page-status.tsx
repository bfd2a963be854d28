import { Badge, type Tone } from '#platform/ui/badge.tsx';
import type { ListedPage } from '../../contract/edited-page.wire.ts';
import type { PageStatus } from '../../domain/static-page.ts';

const LOOKS: Readonly<Record<PageStatus, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Rascunho', tone: 'neutral' },
  published: { label: 'Publicada', tone: 'success' },
  scheduled: { label: 'Programada', tone: 'info' },
  archived: { label: 'Arquivada', tone: 'neutral' },
};

/** Where a page stands; a published one may have a draft besides. */
export const PageStatusBadge = ({ page: { status, draft } }: { readonly page: ListedPage }) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <Badge tone={LOOKS[status].tone}>{LOOKS[status].label}</Badge>
    {draft && (status === 'published' || status === 'scheduled') && <Badge tone="warn">Com rascunho</Badge>}
  </span>
);
