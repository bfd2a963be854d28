import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import type { ProductDetail } from '../../../domain/product.ts';
import { Thumbnails } from './thumbnails.tsx';

interface SeveralPicturesProps {
  readonly product: Pick<ProductDetail, 'pictures' | 'name' | 'ground'>;
  readonly current: number;
  readonly show: (place: number) => void;
}

// aria-disabled instead of disabled, so that the button keeps the focus at the end.
const arrow = 'absolute! top-1/2 -translate-y-1/2 bg-surface aria-disabled:text-ink-3';

/** Buttons over the slides, as an alternative to swiping, and thumbnails. WCAG 2.5.7. */
export function SeveralPictures({ product, current, show }: SeveralPicturesProps) {
  const last = product.pictures.length - 1;
  return (
    <>
      <div className="pointer-events-none absolute inset-x-0 top-0 h-52 *:pointer-events-auto sm:h-64 md:h-104">
        <IconButton
          label="Foto anterior"
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          aria-disabled={current === 0}
          onClick={() => show(Math.max(current - 1, 0))}
          className={cx(arrow, 'left-2')}
        />
        <IconButton
          label="Próxima foto"
          icon={<ChevronRight aria-hidden="true" className="size-5" />}
          aria-disabled={current === last}
          onClick={() => show(Math.min(current + 1, last))}
          className={cx(arrow, 'right-2')}
        />
        <p
          role="status"
          className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-full bg-surface px-2.5 py-0.5 text-ink-2 text-sm tabular-nums"
        >
          <span className="sr-only">Foto </span>
          {current + 1}
          <span aria-hidden="true">/</span>
          <span className="sr-only"> de </span>
          {last + 1}
        </p>
      </div>
      <Thumbnails product={product} current={current} onChoose={show} />
    </>
  );
}
