import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { IconButton, iconButtonStyle } from '#platform/ui/icon-button.tsx';
import { LargePicture } from '#platform/ui/pictures/large-picture.tsx';
import type { ProductDetail } from '../../../domain/product.ts';
import { groundOf } from './ground.ts';
import { pictureWords } from './picture-words.ts';
import { useMagnifier } from './use-magnifier.ts';

interface ZoomViewProps {
  readonly product: Pick<ProductDetail, 'pictures' | 'name' | 'ground'>;
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly frame: RefObject<HTMLElement | null>;
}

/** One picture with zoom: wheel, pinch, double click, buttons, + and − keys. */
export function ZoomView({ product, place, onPlace, frame }: ZoomViewProps) {
  const { pictures, name } = product;
  const magnifier = useMagnifier(frame);
  const { scale, whole, closer, farther } = magnifier;
  const picture = pictures[place];
  const last = pictures.length - 1;
  const show = (next: number): void => {
    whole();
    onPlace(Math.min(Math.max(next, 0), last));
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === '+' || key === '=') closer();
    else if (key === '-') farther();
    else if (key === '0') whole();
    // While zoomed, the arrow keys scroll the picture instead.
    else if (key === 'ArrowRight' && scale === 1) show(place + 1);
    else if (key === 'ArrowLeft' && scale === 1) show(place - 1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for the buttons
    <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <div className="flex min-h-16 items-center gap-1 border-line border-b pr-2.5 pl-5">
        <Dialog.Title className="mr-auto line-clamp-1 text-base md:text-lg">{name}</Dialog.Title>
        <IconButton
          label="Diminuir"
          icon={<ZoomOut aria-hidden="true" className="size-5" />}
          aria-disabled={magnifier.atLeast}
          onClick={farther}
          className="aria-disabled:text-ink-3"
        />
        <IconButton
          label="Aumentar"
          icon={<ZoomIn aria-hidden="true" className="size-5" />}
          aria-disabled={magnifier.atMost}
          onClick={closer}
          className="aria-disabled:text-ink-3"
        />
        <Dialog.Close aria-label="Fechar" className={iconButtonStyle()}>
          <X aria-hidden="true" className="size-5" />
        </Dialog.Close>
      </div>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-label="Foto ampliada: use mais e menos para ampliar, setas para mover"
        onDoubleClick={magnifier.toggle}
        className="scroll-quiet min-h-0 flex-1 overflow-auto overscroll-contain -outline-offset-4"
      >
        {/* No transition: its size is measured immediately. */}
        <div
          className="cursor-zoom-in transition-none"
          style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
        >
          {picture !== undefined && (
            <LargePicture
              key={picture.id}
              id={picture.id}
              alt={pictureWords(pictures, place, name)}
              sizes={scale > 1 ? '1600px' : '100vw'}
              width={picture.width}
              height={picture.height}
              placeholder={picture.placeholder}
              eager
              ground={groundOf(product.ground)}
              className="size-full p-4"
            />
          )}
        </div>
      </section>
      <p role="status" className="sr-only">
        {scale > 1 ? `Ampliada ${Math.round(scale * 100)} por cento` : ''}
      </p>
      {last > 0 && (
        <div className="flex min-h-16 items-center justify-center gap-4 border-line border-t pb-[env(safe-area-inset-bottom)]">
          <IconButton
            label="Foto anterior"
            icon={<ChevronLeft aria-hidden="true" className="size-5" />}
            aria-disabled={place === 0}
            onClick={() => show(place - 1)}
            className="aria-disabled:text-ink-3"
          />
          <p role="status" className="tabular-nums">
            <span className="sr-only">Foto </span>
            {place + 1} de {pictures.length}
          </p>
          <IconButton
            label="Próxima foto"
            icon={<ChevronRight aria-hidden="true" className="size-5" />}
            aria-disabled={place === last}
            onClick={() => show(place + 1)}
            className="aria-disabled:text-ink-3"
          />
        </div>
      )}
    </div>
  );
}
