import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { LargePicture } from '#platform/ui/pictures/large-picture.tsx';
import { pictureAddress } from '#platform/ui/pictures/picture-address.ts';
import type { ProductDetail } from '../../../domain/product.ts';
import { ProductImage } from '../../card/product-image.tsx';
import { Lazy } from '../../lazy.tsx';
import { severalPictures } from '../lazy-parts.ts';
import { groundOf } from './ground.ts';
import { pictureWords } from './picture-words.ts';
import { useSlides } from './use-slides.ts';

const loadZoom = () => import('./zoom-dialog.tsx');
const ZoomDialog = lazy(async () => ({ default: (await loadZoom()).ZoomDialog }));

const slideHeight = 'h-52 sm:h-64 md:h-104';
/** Width in pixels for any screen; pictures are never enlarged. */
const WHOLE = 1600;

/**
 * A product's pictures: swipe, buttons, thumbnails or arrow keys, and zoom. Without scripts they can be swiped, and each
 * link opens its picture.
 */
export function Gallery({ product }: { readonly product: ProductDetail }) {
  const { pictures, name, available } = product;
  const { track, current, show, onKeyDown } = useSlides(pictures.length);
  const [zoomed, setZoomed] = useState<HTMLElement>();
  if (pictures.length === 0)
    return (
      <ProductImage
        product={product}
        alt={name}
        sizes="220px"
        className={cx('w-full rounded-xl', slideHeight)}
      />
    );
  const several = pictures.length > 1;
  const openZoom = (event: MouseEvent<HTMLElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are shortcuts for links and buttons
    <div className="relative" onKeyDown={several ? onKeyDown : undefined}>
      <ul
        ref={track}
        aria-label={`Fotos de ${name}`}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-xl [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} id={`foto-${index + 1}`} className="w-full shrink-0 snap-center">
            <a
              href={pictureAddress(picture.id, WHOLE)}
              aria-label={`Ampliar: ${pictureWords(pictures, index, name)}`}
              onPointerEnter={loadZoom}
              onClick={openZoom}
              className="block cursor-zoom-in rounded-xl -outline-offset-4"
            >
              <LargePicture
                id={picture.id}
                alt={pictureWords(pictures, index, name)}
                sizes="(min-width: 48rem) 340px, 220px"
                width={picture.width}
                height={picture.height}
                placeholder={picture.placeholder}
                ground={groundOf(product.ground)}
                eager={index === 0}
                className={cx('w-full', slideHeight)}
                imageClassName={cx('p-5 md:p-10', !available && 'opacity-45 grayscale')}
              />
            </a>
          </li>
        ))}
      </ul>
      {several && <Lazy part={severalPictures} props={{ product, current, show }} />}
      {zoomed !== undefined && (
        <Suspense>
          <ZoomDialog
            product={product}
            first={current}
            opener={zoomed}
            onClose={(place) => {
              show(place);
              setZoomed(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
