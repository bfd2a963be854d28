import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { GalleryHorizontalEnd } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { offerUndo } from '#platform/panel/pieces/offer-undo.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { pictureAddress } from '#platform/ui/pictures/picture-address.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { CarouselToEdit } from '../../contract/carousels/edited-carousel.wire.ts';
import { orderCarouselsEndpoint } from '../../contract/carousels/panel-carousels.endpoints.ts';
import { ScheduleBadge } from '../audience/schedule-badge.tsx';
import { periodWords } from '../moments.ts';
import { KIND_WORDS, placesWords } from './carousel-words.ts';
import { carouselsKey, carouselsQuery } from './carousels-query.ts';
import { useSwitchCarousel } from './use-switch-carousel.ts';

/** The shop's carousels and banners in the order in which its pages show them. */
export function CarouselsScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('content:write');
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title="Carrosséis e banners"
        lead="Imagens e fileiras de produtos que as páginas da loja mostram, nesta ordem."
        actions={
          mayWrite && (
            <LinkButton tone="primary" href={panelHref(shop, '/carrosseis/novo')}>
              Novo carrossel
            </LinkButton>
          )
        }
      />
      <CarouselList />
    </div>
  );
}

function CarouselList() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('content:write');
  const client = useQueryClient();
  const query = carouselsQuery(api, shop.id);
  const { data, error, refetch, isFetching } = useQuery(query);
  const order = useMutation({
    mutationFn: (carousels: readonly CarouselToEdit[]) =>
      api.call(orderCarouselsEndpoint, {
        params: { idfornecedor: shop.id },
        body: { carrosseis: carousels.map(({ id }) => id) },
      }),
    onMutate: (carousels) => client.setQueryData(query.queryKey, carousels),
    onError: () => showToast({ tone: 'error', text: 'A ordem não foi salva. Tente de novo.' }),
    onSettled: () => client.invalidateQueries({ queryKey: carouselsKey(shop.id) }),
  });
  if (data === undefined && error === null) return <RowsLoading rows={4} />;
  if (data === undefined)
    return (
      <LoadFailure
        title="Não foi possível carregar os carrosséis"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={<GalleryHorizontalEnd />}
        title="Nenhum carrossel ainda"
        text="Crie um de ofertas ou de imagens: ele pode aparecer na página inicial, em categorias ou no carrinho."
      />
    );
  const change = (carousels: readonly CarouselToEdit[]): void =>
    order.mutate(carousels, {
      onSuccess: () => offerUndo('Ordem salva, e já vale na loja.', () => order.mutateAsync(data)),
    });
  return (
    <ReorderList
      label="Ordem dos carrosséis"
      items={data}
      keyOf={({ id }) => id}
      labelOf={({ title }) => title}
      disabled={!mayWrite}
      onOrder={change}
      render={(carousel) => <CarouselRow carousel={carousel} mayWrite={mayWrite} />}
    />
  );
}

interface CarouselRowProps {
  readonly carousel: CarouselToEdit;
  readonly mayWrite: boolean;
}

function CarouselRow({ carousel, mayWrite }: CarouselRowProps) {
  const { shop } = useStaffPlace();
  const now = useNow();
  const turn = useSwitchCarousel();
  const { id, title, content, pages, published } = carousel;
  const [first] = content.kind === 'static-images' ? content.slides : [];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
      {first !== undefined && (
        <img
          src={pictureAddress(first.picture.id, 320)}
          alt=""
          loading="lazy"
          className="h-12 w-24 rounded-sm bg-sunken object-cover"
        />
      )}
      <span className="flex min-w-40 flex-1 flex-col">
        <AppLink
          href={panelHref(shop, `/carrosseis/${id}`)}
          className="font-semibold underline-offset-2 hover:underline"
        >
          {title}
        </AppLink>
        <span className="text-ink-2 text-sm">
          {KIND_WORDS[content.kind]} · {placesWords(pages)}
        </span>
        <span className="text-ink-2 text-sm">{periodWords(carousel, timeZoneOf(shop))}</span>
      </span>
      <ScheduleBadge schedule={carousel} now={now} />
      {mayWrite && (
        <input
          type="checkbox"
          role="switch"
          aria-label={`Ligado: ${title}`}
          aria-checked={published}
          checked={published}
          disabled={turn.isPending}
          onChange={() => turn.mutate(carousel)}
          className="switch"
        />
      )}
    </div>
  );
}
