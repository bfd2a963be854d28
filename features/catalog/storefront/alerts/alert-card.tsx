import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { OwnAlert } from '../../domain/alerts/product-alert.ts';
import { productAddress } from '../addresses.ts';
import { ProductImage } from '../card/product-image.tsx';

interface AlertCardProps {
  readonly alert: OwnAlert;
  readonly busy: boolean;
  readonly onDrop: () => void;
}

export function AlertCard({ alert, busy, onDrop }: AlertCardProps) {
  const { slug } = useShop();
  const { product, kind, createdAt, sentAt } = alert;
  const { tone, words } = stateOf(alert);
  return (
    <Card
      as="li"
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto] sm:items-center"
    >
      <ProductImage product={product} alt="" sizes="72px" className="size-18 rounded-md p-1.5" />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-medium text-base wrap-anywhere">
            <AppLink href={productAddress(slug, product.slug)} className="hover:text-brand-text">
              {product.name}
            </AppLink>
          </h2>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className="text-ink-2 text-sm">
          {kind === 'availability' ? 'Quando chegar' : 'Quando o preço cair'} · pedido em{' '}
          <Day at={createdAt} />
          {sentAt !== undefined && (
            <>
              {' '}
              · avisamos em <Day at={sentAt} />
            </>
          )}
        </p>
        <Prices alert={alert} />
      </div>
      <Button
        size="sm"
        className="col-span-2 sm:col-span-1"
        busy={busy}
        onClick={onDrop}
        aria-label={`${sentAt === undefined ? 'Cancelar o aviso' : 'Remover'}: ${product.name}, ${
          kind === 'availability' ? 'quando chegar' : 'quando o preço cair'
        }`}
      >
        {sentAt === undefined ? 'Cancelar o aviso' : 'Remover'}
      </Button>
    </Card>
  );
}

function stateOf({ kind, sentAt, isUnseen, product }: OwnAlert): { tone: Tone; words: string } {
  if (sentAt === undefined) return { tone: 'info', words: 'Aguardando' };
  if (isUnseen) return { tone: 'success', words: kind === 'availability' ? 'Chegou' : 'O preço caiu' };
  return { tone: 'neutral', words: product.available ? 'Avisado' : 'Esgotado de novo' };
}

function Prices({ alert: { seenPrice, product } }: Pick<AlertCardProps, 'alert'>) {
  if (product.price === undefined) return null;
  return (
    <p className="text-sm tabular-nums">
      {seenPrice !== undefined && (
        <span className="text-ink-2">Era {formatMoney(seenPrice)} quando você pediu · </span>
      )}
      <span className="font-medium">{formatMoney(product.price)}</span> agora
    </p>
  );
}

const Day = ({ at }: { readonly at: Instant }) => (
  <time dateTime={new Date(at).toISOString()}>{formatDate(at, useTimeZone())}</time>
);
