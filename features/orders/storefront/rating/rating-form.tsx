import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { formBody } from '#platform/web/form-body.ts';
import { ratingFromWire, ratingToForm } from '../../contract/ratings/order-rating.wire.ts';
import { rateOrderEndpoint } from '../../contract/ratings/ratings.endpoints.ts';
import { MAX_RATING_LENGTH, type SaidRating, type StarCount } from '../../domain/order-rating.ts';
import { signatureOf } from '../../domain/ratings/product-rating.ts';
import { orderQuery, type ShownOrder } from '../order/order-query.ts';
import { callFailureWords } from '../order/use-order-call.ts';
import { StarChoice } from './star-choice.tsx';

interface RatingFormProps {
  readonly order: ShownOrder;
  readonly onDone: () => void;
  /** Present if there is something to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

export function RatingForm({ order: { number, rating, delivery }, onDone, onCancel }: RatingFormProps) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(buyer, number);
  const [stars, setStars] = useState<StarCount | undefined>(rating?.stars);
  const [comment, setComment] = useState(rating?.comment ?? '');
  const [published, publish] = useState(rating?.published ?? false);
  const [isOpen, setOpen] = useState(false);
  const rate = useMutation({
    networkMode: 'always',
    mutationFn: async (said: SaidRating) => {
      const params = { idcliente: buyer.session.clientId, numpedido: number };
      return ratingFromWire(
        await buyer.api.call(rateOrderEndpoint, { params, body: formBody(ratingToForm(said)) }),
      );
    },
    onSuccess: (given) => {
      queryClient.setQueryData(queryKey, (order) => order && { ...order, rating: given });
      onDone();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setOpen(true);
    if (stars !== undefined) rate.mutate({ stars, comment: comment.trim(), published });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <StarChoice
        value={stars}
        error={isOpen && stars === undefined ? 'Escolha de 1 a 5 estrelas.' : undefined}
        onChange={setStars}
      />
      <TextArea
        label="Comentário"
        optional
        maxLength={MAX_RATING_LENGTH}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        hint={`A loja lê, e mais ninguém se você não quiser. Conte como foi a ${delivery.type === 'delivery' ? 'entrega' : 'retirada'} e o que achou dos produtos.`}
      />
      <Checkbox
        checked={published}
        onChange={(event) => publish(event.currentTarget.checked)}
        label={`Mostrar meu comentário nas páginas destes produtos, assinado “${signatureOf(buyer.session.name ?? '')}”`}
      />
      {rate.error !== null && (
        <Alert tone="error" announced>
          {callFailureWords(rate.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" tone="primary" busy={rate.isPending}>
          {rating === undefined ? 'Enviar avaliação' : 'Salvar avaliação'}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>Cancelar</Button>}
      </div>
    </form>
  );
}
