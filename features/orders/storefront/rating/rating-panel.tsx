import { Heart } from 'lucide-react';
import { useState } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Button } from '#platform/ui/button.tsx';
import { ratingFinalFrom } from '../../domain/order-rating.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { Panel } from '../order/panel.tsx';
import { RatingForm } from './rating-form.tsx';
import { Stars } from './stars.tsx';

/** The client's rating of a delivered order: the form first, then the rating. Spec 2, orders. */
export function RatingPanel({ order }: { readonly order: ShownOrder }) {
  const { session } = useBuyer();
  const zone = useTimeZone();
  const [changing, setChanging] = useState(false);
  const [thanked, thank] = useState(false);
  const { status, rating } = order;
  const may = capacityMay(session.capacity ?? 'linked', 'orders:rate');
  if (status !== 'delivered' || (rating === undefined && !may)) return null;
  if (rating === undefined || changing) {
    return (
      <Panel title="Avalie este pedido">
        <RatingForm
          order={order}
          onDone={() => {
            setChanging(false);
            thank(true);
          }}
          onCancel={rating && (() => setChanging(false))}
        />
      </Panel>
    );
  }
  return (
    <Panel title="Sua avaliação">
      {thanked && (
        // The button that had the focus is gone with the form.
        <p
          ref={takeFocus}
          tabIndex={-1}
          className="flex items-center gap-2.5 outline-none font-semibold text-lg text-success motion-safe:animate-rise"
        >
          <Heart aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
          Obrigado pela avaliação!
        </p>
      )}
      <Stars count={rating.stars} />
      {rating.comment !== '' && <p className="whitespace-pre-line wrap-anywhere">{rating.comment}</p>}
      {rating.published && (
        <p className="text-ink-2 text-sm">O comentário aparece nas páginas dos produtos deste pedido.</p>
      )}
      <p className="text-ink-2 text-sm">Avaliado em {formatDateTime(rating.ratedAt, zone)}</p>
      {may && Date.now() < ratingFinalFrom(rating) && (
        <Button size="sm" className="self-start" onClick={() => setChanging(true)}>
          Alterar avaliação
        </Button>
      )}
    </Panel>
  );
}

const takeFocus = (thanks: HTMLElement | null): void => thanks?.focus({ preventScroll: true });
