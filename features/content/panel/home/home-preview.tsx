import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { CopyButton } from '#platform/panel/pieces/copy-button.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { previewHomeEndpoint } from '../../contract/home/panel-home.endpoints.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewTokenIn } from '../preview/preview-token.ts';
import { blocksKey } from './blocks-query.ts';

const HOURS = 24;

interface HomePreviewProps {
  /** Changes whenever the home does. */
  readonly stamp: string;
}

/** The home with its drafts and what is scheduled, beside the blocks; loaded again after each change. */
export function HomePreview({ stamp }: HomePreviewProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('content:write');
  const frame = useRef<HTMLIFrameElement>(null);
  const shownStamp = useRef(stamp);
  // The list shows a new order before the server has it.
  const saving = useIsMutating({ mutationKey: blocksKey(shop.id) }) > 0;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['panel', shop.id, 'home-preview'],
    // The link is in the audit log: one a day is enough.
    staleTime: (HOURS - 1) * 3_600_000,
    gcTime: (HOURS - 1) * 3_600_000,
    enabled: mayWrite,
    queryFn: () =>
      api.call(previewHomeEndpoint, { params: { idfornecedor: shop.id }, body: { horas: HOURS } }),
  });
  useEffect(() => {
    if (saving || shownStamp.current === stamp) return;
    shownStamp.current = stamp;
    // In its place, so that it stays where it was scrolled to.
    frame.current?.contentWindow?.location.reload();
  }, [stamp, saving]);
  if (mayWrite && data === undefined)
    return error === null ? (
      <RowsLoading rows={5} />
    ) : (
      <LoadFailure title="Não foi possível abrir a prévia" error={error} again={refetch} busy={isFetching} />
    );
  const search = data === undefined ? '' : `?previa=${previewTokenIn(data.link)}`;
  return (
    <PreviewFrame
      frame={frame}
      title="Prévia da página inicial"
      src={`/${shop.slug}${search}`}
      note={
        data === undefined
          ? 'A página inicial como a loja a mostra agora.'
          : 'Com rascunhos e programados, que a loja ainda não mostra. Quem tem o link vê o mesmo, por 24 horas.'
      }
      actions={data && <CopyButton text={data.link} label="Copiar link" />}
    />
  );
}
