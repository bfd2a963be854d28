import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { CopyButton } from '#platform/panel/pieces/copy-button.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { previewHomeEndpoint } from '../../contract/home/panel-home.endpoints.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewTokenIn } from '../preview/preview-token.ts';
import { homeKey } from './home-query.ts';

const HOURS = 24;

interface HomePreviewProps {
  /** Whether there is a draft; without one the shop itself is shown. */
  readonly draft: boolean;
  /** Changes whenever the home does. */
  readonly stamp: string;
}

/** The home as it will be once the draft is published, beside its blocks; loaded again after each change. */
export function HomePreview({ draft, stamp }: HomePreviewProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const isDraft = useMay('content:write') && draft;
  const frame = useRef<HTMLIFrameElement>(null);
  // The list shows a new order before the server has it.
  const saving = useIsMutating({ mutationKey: homeKey(shop.id) }) > 0;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['panel', shop.id, 'home-preview'],
    // The link is in the audit log: one a day is enough.
    staleTime: (HOURS - 1) * 3_600_000,
    gcTime: (HOURS - 1) * 3_600_000,
    enabled: isDraft,
    queryFn: () =>
      api.call(previewHomeEndpoint, { params: { idfornecedor: shop.id }, body: { horas: HOURS } }),
  });
  const link = isDraft ? data?.link : undefined;
  const src = link === undefined ? `/${shop.slug}` : `/${shop.slug}?previa=${previewTokenIn(link)}`;
  const shown = useRef({ src, stamp });
  useEffect(() => {
    if (saving) return;
    const isChanged = shown.current.stamp !== stamp && shown.current.src === src;
    shown.current = { src, stamp };
    // In its place, so that it stays where it was scrolled to. Another address loads by itself.
    if (isChanged) frame.current?.contentWindow?.location.reload();
  }, [src, stamp, saving]);
  // The frame of the shop stays until the first draft's link is there.
  const [beganWithShop] = useState(!isDraft);
  if (isDraft && data === undefined && error !== null)
    return (
      <LoadFailure title="Não foi possível abrir a prévia" error={error} again={refetch} busy={isFetching} />
    );
  if (isDraft && data === undefined && !beganWithShop) return <RowsLoading rows={5} />;
  return (
    <PreviewFrame
      frame={frame}
      title="Prévia da página inicial"
      src={src}
      note={
        link === undefined
          ? 'A página inicial como a loja a mostra agora.'
          : 'Como a loja fica com o rascunho publicado. Quem tem o link vê o mesmo, por 24 horas.'
      }
      actions={link !== undefined && <CopyButton text={link} label="Copiar link" />}
    />
  );
}
