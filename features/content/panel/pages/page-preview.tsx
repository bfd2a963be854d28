import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { CopyButton } from '#platform/panel/pieces/copy-button.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { PageToEdit } from '../../contract/edited-page.wire.ts';
import { previewPageEndpoint } from '../../contract/panel-pages.endpoints.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewTokenIn } from '../preview/preview-token.ts';
import { pagesKey } from './pages-query.ts';

const HOURS = 24;

/** The saved draft as the shop would show it. The link is made when somebody asks for it: it is in the audit log. */
export function PagePreview({ page }: { readonly page: PageToEdit }) {
  const [open, setOpen] = useState(false);
  return open ? (
    <Shown page={page} />
  ) : (
    <Button className="self-start" onClick={() => setOpen(true)}>
      Mostrar a prévia
    </Button>
  );
}

function Shown({ page }: { readonly page: PageToEdit }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery({
    // A preview link names the page's address.
    queryKey: [...pagesKey(shop.id), page.id, 'preview', page.slug],
    staleTime: (HOURS - 1) * 3_600_000,
    queryFn: () =>
      api.call(previewPageEndpoint, {
        params: { idfornecedor: shop.id, idpagina: page.id },
        body: { horas: HOURS },
      }),
  });
  if (data === undefined && error === null) return <RowsLoading rows={4} />;
  if (data === undefined)
    return (
      <LoadFailure title="Não foi possível abrir a prévia" error={error} again={refetch} busy={isFetching} />
    );
  const src = `/${shop.slug}/pagina/${page.slug}?previa=${previewTokenIn(data.link)}`;
  return (
    <PreviewFrame
      // A save shows the new text.
      key={page.edition}
      title={`Prévia de ${page.title}`}
      src={src}
      note="Mostra o que você salvou por último. Quem tem o link vê o mesmo, por 24 horas."
      actions={<CopyButton text={data.link} label="Copiar link da prévia" />}
    />
  );
}
