import { Zap } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Card } from '#platform/ui/card.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';

/** Link to ordering by codes, on the home of users who buy for a company. */
export function QuickOrderCard() {
  const { slug } = useShop();
  return (
    <Card
      as="section"
      aria-label="Compra rápida"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="flex items-center gap-3.5">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-text">
          <Zap aria-hidden="true" className="size-5.5" />
        </span>
        <div>
          <h2 className="text-lg">Compra rápida</h2>
          <p className="text-ink-2 text-sm">Digite, cole ou envie uma planilha de códigos e quantidades.</p>
        </div>
      </div>
      <LinkButton href={shopHref(slug, '/compra-rapida')} tone="secondary" aria-label="Abrir a compra rápida">
        Abrir
      </LinkButton>
    </Card>
  );
}
