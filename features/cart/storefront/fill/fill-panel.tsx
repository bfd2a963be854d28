import { useState } from 'react';
import { add, formatMoney } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { cx } from '#platform/ui/cx.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { wishFor } from '../../domain/cart.ts';
import { countCart, productsWords } from '../../domain/count-products.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import type { FillMode } from './fill-cart.ts';
import { FillChoice } from './fill-choice.tsx';
import { useFillCart } from './use-fill-cart.ts';

interface FillPanelProps {
  readonly lines: readonly ShownLine[];
  /** The lines of an order that is bought again. */
  readonly repeatsOrder?: boolean;
  readonly label?: string;
  /** The title above the reason when the cart was not filled. */
  readonly failure?: string;
  /** Called with the number of lines that the cart accepted. */
  readonly onFilled: (taken: number) => void;
}

/**
 * The sum of the chosen products, the choice of what happens to the current cart, and the button. Sticky: at the bottom of the
 * window on phones, at its top beside a list.
 */
export function FillPanel({
  lines,
  repeatsOrder = false,
  label = 'Adicionar ao carrinho',
  failure,
  onFilled,
}: FillPanelProps) {
  const [mode, setMode] = useState<FillMode>('add');
  const fill = useFillCart();
  const prices = lines.flatMap(({ price }) => price?.total ?? []);
  const put = (): void =>
    fill.mutate(
      {
        mode,
        repeatsOrder,
        lines: lines.map(wishFor),
      },
      {
        onSuccess: (cart) => {
          const there = new Set(cart.lines.map(({ product }) => product.id));
          onFilled(lines.filter(({ product }) => there.has(product.id)).length);
        },
      },
    );
  return (
    <div className="contents short:static lg:sticky lg:top-32 lg:bottom-4 lg:z-10 lg:flex lg:flex-col lg:gap-4">
      <Card className="empty:hidden">
        <FillChoice mode={mode} onChoose={setMode} />
      </Card>
      <Card
        as="section"
        aria-label="Adicionar ao carrinho"
        data-at-foot=""
        className={cx('@container flex flex-col gap-4 shadow-2 max-md:p-3', aboveTheBar)}
      >
        {fill.isError && (
          <Alert tone="error" announced {...(failure === undefined ? {} : { title: failure })}>
            {fill.error instanceof ApiRefusal ? fill.error.message : 'Verifique a conexão e tente novamente.'}
          </Alert>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
          <p className="flex flex-1 flex-wrap items-baseline justify-between gap-x-2" aria-live="polite">
            <span className="text-ink-2">{productsWords(countCart(lines))}</span>
            {prices.length === lines.length && (
              <strong className="text-xl tabular-nums">{formatMoney(add(...prices))}</strong>
            )}
          </p>
          <Button
            tone="primary"
            size="lg"
            disabled={lines.length === 0}
            busy={fill.isPending}
            onClick={put}
            className="@max-lg:w-full"
          >
            {label}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** On phones it is sticky above the bottom bar while the list is in view. */
const aboveTheBar =
  'max-lg:sticky max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:z-10 short:static';
