import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import type { ProductId } from '#kernel/ids.ts';
import { formatParts, formatWhole } from '#kernel/number-format.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { PublishedComment } from '../../domain/ratings/product-rating.ts';
import { productRatingQuery } from './product-rating-query.ts';
import { StarIcon, Stars } from './stars.tsx';

/** Under a product's name: how the orders that held it were rated, and what their clients let everybody read. Decision 048. */
export function ProductRatingLine({ productId }: { readonly productId: ProductId }) {
  const { id } = useShop();
  const { data: rating } = useQuery(productRatingQuery(useApi(), id, productId));
  if (!rating) return null;
  const { average, total, comments } = rating;
  const line = (
    <>
      <StarIcon filled className="size-5 shrink-0" />
      <span>
        <strong className="font-semibold">{formatParts(average, 1)}</strong>
        <span className="sr-only"> de 5 estrelas</span>
        <span className="text-ink-2"> em {formatWhole(total)} pedidos com este produto</span>
      </span>
    </>
  );
  if (comments.length === 0) return <Line>{line}</Line>;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm hover:underline [&::-webkit-details-marker]:hidden md:min-h-8">
        {line}
        <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 transition group-open:rotate-180" />
        <span className="sr-only">Ler comentários</span>
      </summary>
      <ul className="mt-1 flex max-h-96 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface px-4 text-sm">
        {comments.map((comment) => (
          <Comment key={`${comment.ratedAt} ${comment.author}`} {...comment} />
        ))}
      </ul>
      <p className="mt-2 text-ink-2 text-sm">
        Quem avalia recebeu o pedido. A nota é do pedido inteiro, e não só deste produto.
      </p>
    </details>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex min-h-8 items-center gap-1.5 text-sm">{children}</p>
);

function Comment({ stars, comment, author, ratedAt }: PublishedComment) {
  const zone = useTimeZone();
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-center gap-x-2">
        <Stars count={stars} size="sm" />
        <span className="font-medium">{author}</span>
        <span className="text-ink-2">{formatDate(ratedAt, zone)}</span>
      </span>
      <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
    </li>
  );
}
