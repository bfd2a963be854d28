import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  type CarouselToEdit,
  carouselAsWanted,
  wantedCarouselToWire,
} from '../../contract/carousels/edited-carousel.wire.ts';
import { changeCarouselEndpoint } from '../../contract/carousels/panel-carousels.endpoints.ts';
import { carouselsKey } from './carousels-query.ts';

/** Turns a carousel on or off; the rest of it stays. */
export function useSwitchCarousel() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (carousel: CarouselToEdit) =>
      api.call(changeCarouselEndpoint, {
        params: { idfornecedor: shop.id, idcarrossel: carousel.id },
        body: {
          ...wantedCarouselToWire(carouselAsWanted({ ...carousel, published: !carousel.published })),
          versao: carousel.version,
        },
      }),
    onSuccess: ({ titulo, publicado }) =>
      showToast({ text: publicado === true ? `“${titulo}” está ligado.` : `“${titulo}” está desligado.` }),
    onError: (error) =>
      showToast({
        tone: 'error',
        text: error instanceof ApiRefusal ? error.message : 'Não foi possível mudar. Tente de novo.',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: carouselsKey(shop.id) }),
  });
}
