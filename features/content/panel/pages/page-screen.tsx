import { useQuery } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { PageActions } from './page-actions.tsx';
import { PageForm } from './page-form.tsx';
import { PagePreview } from './page-preview.tsx';
import { PageStatusBadge } from './page-status.tsx';
import { pageQuery } from './pages-query.ts';
import { PublicationCard } from './publication-card.tsx';
import { VersionsCard } from './versions-card.tsx';

/** A new page; it is a draft until it is published. */
export function NewPageScreen() {
  const { shop } = useStaffPlace();
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-6">
      <PageHeader
        title="Nova página"
        back={{ href: panelHref(shop, '/paginas'), label: 'Páginas' }}
        lead="Ela nasce como rascunho: ninguém a vê até você publicar."
      />
      <PageForm page={undefined} />
    </div>
  );
}

/** One page: its text and settings, when it is shown, how it looks, and its earlier versions. */
export function PageScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('content:write');
  const id = usePathPart('idpagina');
  const { data: page, error, refetch, isFetching } = useQuery(pageQuery(useApi(), shop.id, id));
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-6">
      <PageHeader
        title={page?.title ?? 'Página'}
        back={{ href: panelHref(shop, '/paginas'), label: 'Páginas' }}
        status={page && <PageStatusBadge page={page} />}
        actions={page !== undefined && mayWrite && <PageActions page={page} />}
      />
      {page === undefined && error === null && <RowsLoading rows={6} />}
      {page === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível abrir a página"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {page !== undefined && !mayWrite && <Alert>Você pode ver as páginas, mas não mudá-las.</Alert>}
      {page?.status === 'archived' && (
        <Alert>A página está arquivada: restaure-a na lista de páginas para publicá-la outra vez.</Alert>
      )}
      {page !== undefined && mayWrite && (
        <>
          {page.status !== 'archived' && <PublicationCard page={page} />}
          <PageForm key={page.id} page={page} />
          {page.status !== 'archived' && <PagePreview page={page} />}
        </>
      )}
      {page !== undefined && <VersionsCard page={page} mayWrite={mayWrite} />}
    </div>
  );
}
