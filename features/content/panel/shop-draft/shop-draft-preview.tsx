import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { CopyButton } from '#platform/panel/pieces/copy-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { previewShopEndpoint } from '../../contract/shop-draft/shop-draft.endpoints.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewTokenIn } from '../preview/preview-token.ts';

const HOURS = 24;
/** Until a page shows what was published. Milliseconds. */
const SETTLED = 1_500;

interface ShopDraftPreviewProps {
  /** Within the shop: '/sobre'. */
  readonly page: string;
  /** The version of the draft; without one the shop itself is shown. */
  readonly draft: number | undefined;
  /** The version of the latest publication. */
  readonly published: number;
}

/** A page of the shop as it will be once the draft is published; loaded again after each change. */
export function ShopDraftPreview({ page, draft, published }: ShopDraftPreviewProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const isDraft = draft !== undefined;
  const frame = useRef<HTMLIFrameElement>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['panel', shop.id, 'shop-draft-preview'],
    // The link is in the audit log: one a day is enough.
    staleTime: (HOURS - 1) * 3_600_000,
    gcTime: (HOURS - 1) * 3_600_000,
    enabled: isDraft,
    queryFn: () =>
      api.call(previewShopEndpoint, { params: { idfornecedor: shop.id }, body: { horas: HOURS } }),
  });
  const link = isDraft ? data?.link : undefined;
  const src = `/${shop.slug}${page}${link === undefined ? '' : `?previa=${previewTokenIn(link)}`}`;
  const shown = useRef({ src, draft });
  useEffect(() => {
    const isChanged = shown.current.draft !== draft && shown.current.src === src;
    shown.current = { src, draft };
    // In its place, so that it stays where it was scrolled to. Another address loads by itself.
    if (isChanged) frame.current?.contentWindow?.location.reload();
  }, [src, draft]);
  const settled = useRef(published);
  useEffect(() => {
    if (settled.current === published) return;
    const timer = setTimeout(() => {
      settled.current = published;
      frame.current?.contentWindow?.location.reload();
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [published]);
  if (isDraft && data === undefined && error !== null)
    return (
      <LoadFailure title="Não foi possível abrir a prévia" error={error} again={refetch} busy={isFetching} />
    );
  return (
    <PreviewFrame
      frame={frame}
      title="Prévia da loja"
      src={src}
      note={
        link === undefined
          ? 'As páginas da própria loja, como ela as mostra agora. Um rascunho aparece aqui antes de ser publicado.'
          : 'Como a loja fica com o rascunho publicado. Quem tem o link vê o mesmo, por 24 horas.'
      }
      actions={link !== undefined && <CopyButton text={withPath(link, page)} label="Copiar link" />}
    />
  );
}

/** The link to the shop, at one of its pages. */
function withPath(link: string, page: string): string {
  const address = new URL(link);
  if (page !== '') address.pathname = `${address.pathname.replace(/\/$/, '')}${page}`;
  return address.href;
}
