import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { PageToEdit } from '../../contract/edited-page.wire.ts';
import { getVersionEndpoint } from '../../contract/panel-pages.endpoints.ts';
import { pagesKey } from './pages-query.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface VersionDialogProps {
  readonly page: PageToEdit;
  readonly version: number;
  readonly onClose: () => void;
  readonly restoring: boolean;
  /** Absent: it is the latest, or the person may not. */
  readonly onRestore?: () => void;
}

/** An earlier text, to be read before it is restored. */
export function VersionDialog({ page, version, onClose, restoring, onRestore }: VersionDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...pagesKey(shop.id), page.id, 'version', version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      api.call(
        getVersionEndpoint,
        { params: { idfornecedor: shop.id, idpagina: page.id, versao: version } },
        { signal },
      ),
  });
  return (
    <Suspense>
      <Dialog
        open
        onClose={onClose}
        title={`Versão ${version}: ${data?.titulo ?? ''}`}
        actions={
          onRestore !== undefined && (
            <Button tone="primary" busy={restoring} onClick={onRestore}>
              Restaurar esta versão
            </Button>
          )
        }
      >
        {data === undefined && error === null && <RowsLoading rows={4} />}
        {data === undefined && error !== null && (
          <LoadFailure
            title="Não foi possível abrir a versão"
            error={error}
            again={refetch}
            busy={isFetching}
          />
        )}
        {data !== undefined && (
          <section
            aria-label={`Texto da versão ${version}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="rich-text-editor overflow-x-auto rounded-md bg-sunken p-4"
          >
            <div
              className="rich-text"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
              dangerouslySetInnerHTML={{ __html: data.conteudo }}
            />
          </section>
        )}
      </Dialog>
    </Suspense>
  );
}
