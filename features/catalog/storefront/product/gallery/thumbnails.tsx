import { cx } from '#platform/ui/cx.ts';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import type { ProductDetail } from '../../../domain/product.ts';
import { groundOf } from './ground.ts';
import { pictureWords } from './picture-words.ts';

interface ThumbnailsProps {
  readonly product: Pick<ProductDetail, 'pictures' | 'name' | 'ground'>;
  readonly current: number;
  readonly onChoose: (place: number) => void;
}

/** Thumbnails, hidden on phones, where one swipes. Links to the slides, so they work without scripts. */
export function Thumbnails({ product: { pictures, name, ground }, current, onChoose }: ThumbnailsProps) {
  return (
    <ul
      aria-label="Miniaturas"
      className="scroll-quiet mt-3 hidden gap-2 overflow-x-auto px-0.5 py-0.5 pb-2 sm:flex"
    >
      {pictures.map((picture, index) => (
        <li key={picture.id} className="shrink-0">
          <a
            href={`#foto-${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            aria-label={`Ver ${pictureWords(pictures, index, name)}`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            className={cx(
              'block overflow-hidden rounded-md border-2',
              index === current ? 'border-brand-text' : 'border-transparent hover:border-line-2',
            )}
          >
            <Picture
              id={picture.id}
              alt=""
              sizes="64px"
              width={picture.width}
              height={picture.height}
              ground={groundOf(ground)}
              className="size-16 p-1.5"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
