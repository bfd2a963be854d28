import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead, usePathPart } from '#platform/panel/address.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { CarouselToEdit } from '../../contract/carousels/edited-carousel.wire.ts';
import { removeCarouselEndpoint } from '../../contract/carousels/panel-carousels.endpoints.ts';
import { ScheduleBadge } from '../audience/schedule-badge.tsx';
import { CarouselForm } from './carousel-form.tsx';
import { carouselQuery, carouselsKey } from './carousels-query.ts';

export function NewCarouselScreen() {
  const { shop } = useStaffPlace();
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-6">
      <PageHeader
        title="Novo carrossel"
        back={{ href: panelHref(shop, '/carrosseis'), label: 'Carrosséis e banners' }}
      />
      <CarouselForm carousel={undefined} />
    </div>
  );
}

/** One carousel: what it shows, where, when and to whom. */
export function CarouselScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('content:write');
  const now = useNow();
  const id = usePathPart('idcarrossel');
  const { data: carousel, error, refetch, isFetching } = useQuery(carouselQuery(useApi(), shop.id, id));
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-6">
      <PageHeader
        title={carousel?.title ?? 'Carrossel'}
        back={{ href: panelHref(shop, '/carrosseis'), label: 'Carrosséis e banners' }}
        status={carousel && <ScheduleBadge schedule={carousel} now={now} />}
        actions={carousel !== undefined && mayWrite && <RemoveButton carousel={carousel} />}
      />
      {carousel === undefined && error === null && <RowsLoading rows={5} />}
      {carousel === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível abrir o carrossel"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {carousel !== undefined && !mayWrite && <Alert>Você pode ver os carrosséis, mas não mudá-los.</Alert>}
      {carousel !== undefined && mayWrite && <CarouselForm key={carousel.id} carousel={carousel} />}
    </div>
  );
}

function RemoveButton({ carousel: { id, title } }: { readonly carousel: CarouselToEdit }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const lead = useLead();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      api.call(removeCarouselEndpoint, { params: { idfornecedor: shop.id, idcarrossel: id } }),
    onSuccess: async () => {
      showToast({ text: `“${title}” foi apagado.` });
      await lead(panelHref(shop, '/carrosseis'));
      await client.invalidateQueries({ queryKey: [...carouselsKey(shop.id), 'list'] });
    },
  });
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Apagar
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Apagar “${title}”?`}
        text="A loja deixa de mostrá-lo na hora, também nos blocos da página inicial. Não dá para desfazer: para guardá-lo, desligue-o."
        action="Apagar carrossel"
        danger
        onConfirm={() => mutateAsync()}
      />
    </>
  );
}
