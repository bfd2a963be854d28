import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { pictureAddress } from '#platform/ui/pictures/picture-address.ts';
import { useApi } from '#platform/web/use-api.ts';
import { listPagePicturesEndpoint } from '../../contract/page-pictures.endpoints.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);
const LIMIT = 24;

interface PictureLibraryProps {
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}

/** The pictures that the shop has sent for its pages, the last ones first. */
export const PictureLibrary = (props: PictureLibraryProps) => (
  <Suspense>
    <Dialog open onClose={props.onClose} title="Imagens da loja">
      <Pictures onChoose={props.onChoose} />
    </Dialog>
  </Suspense>
);

function Pictures({ onChoose }: Pick<PictureLibraryProps, 'onChoose'>) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['panel', shop.id, 'page-pictures', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.call(
        listPagePicturesEndpoint,
        { params: { idfornecedor: shop.id }, query: { pagina: page, limite: LIMIT } },
        { signal },
      ),
  });
  if (data === undefined && error === null) return <RowsLoading rows={3} />;
  if (data === undefined)
    return (
      <LoadFailure
        title="Não foi possível carregar as imagens"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  if (data.total === 0) return <p>A loja ainda não enviou nenhuma imagem.</p>;
  return (
    <>
      <ul className="grid grid-cols-3 gap-2">
        {data.dados.map(({ id, alt }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Escolher ${alt === '' ? `a imagem ${(page - 1) * LIMIT + index + 1}` : alt}`}
              className="flex aspect-square w-full items-center justify-center rounded-md border border-line bg-sunken p-1 hover:border-brand-text"
              onClick={() => onChoose(id)}
            >
              <img
                src={pictureAddress(id, 320)}
                alt=""
                loading="lazy"
                className="max-h-full object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
      {data.paginas > 1 && (
        <div className="flex items-center justify-between gap-3">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Anteriores
          </Button>
          <span className="text-ink-2 text-sm">
            {page} de {data.paginas}
          </span>
          <Button size="sm" disabled={page === data.paginas} onClick={() => setPage(page + 1)}>
            Próximas
          </Button>
        </div>
      )}
    </>
  );
}
