import { ChevronRight } from 'lucide-react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ListSummary } from '../domain/shopping-list.ts';
import { listAddress } from './addresses.ts';
import { ApplyList } from './apply-list.tsx';
import { listCountWords } from './list-words.ts';

interface ListCardProps {
  readonly list: ListSummary;
  readonly level?: 2 | 3;
}

/** The whole card is a link, except the button. */
export function ListCard({ list, level = 3 }: ListCardProps) {
  const { id, name, description, sharing, productCount, preview } = list;
  const { session } = useBuyer();
  const { slug } = useShop();
  const Heading = `h${level}` as const;
  const more = productCount - preview.length;
  return (
    <Card as="li" lifts className="relative flex flex-col gap-3.5 md:p-5">
      <div className="min-w-0">
        <Heading className="line-clamp-2 text-lg wrap-anywhere">
          <AppLink href={listAddress(slug, id)} className="after:absolute after:inset-0">
            {name}
          </AppLink>
        </Heading>
        <p className="text-ink-2 text-sm">
          {listCountWords(productCount)}
          {session.company && sharing && (sharing.shared ? ' · Compartilhada na empresa' : ' · Só você vê')}
        </p>
        {description !== undefined && (
          <p className="mt-1 line-clamp-2 text-sm wrap-anywhere">{description}</p>
        )}
      </div>
      {preview.length > 0 && (
        <div className="flex items-center justify-between gap-3">
          <ul className="flex min-w-0 items-center gap-2">
            {preview.map((product) => (
              <li key={product.slug}>
                <ProductImage
                  product={product}
                  alt={product.name}
                  sizes="56px"
                  className="size-12 rounded-md p-1.5 sm:size-14"
                />
              </li>
            ))}
            {more > 0 && <li className="pl-1 text-ink-2 text-sm tabular-nums">+{more}</li>}
          </ul>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        </div>
      )}
      {productCount > 0 && <ApplyList list={list} />}
    </Card>
  );
}
