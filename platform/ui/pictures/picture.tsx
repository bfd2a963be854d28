import { cx } from '../cx.ts';
import { pictureAddress } from './picture-address.ts';

/** A subset of the server's widths, because a page lists each of them for every picture. */
const WIDTHS = [160, 320, 480, 640];

export type Ground = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface PictureProps {
  /** Id of a stored picture; if absent the box is empty. */
  readonly id: string | undefined;
  /** '' if the text beside it says the same. */
  readonly alt: string;
  /** The displayed width, as the `sizes` attribute: '(min-width: 64rem) 240px, 45vw'. */
  readonly sizes: string;
  /** Widths of the server to choose from, where it is shown smaller or larger than pictures of a list. */
  readonly widths?: readonly number[] | undefined;
  readonly width?: number;
  readonly height?: number;
  readonly ground?: Ground | undefined;
  /** For the first pictures of a page: loaded with high priority. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
  readonly imageClassName?: string | undefined;
}

/** The background class of a picture's card; `base.css` names them for Tailwind. */
export const toneOf = (ground: Ground | undefined): string | undefined => ground && `ground-${ground}`;

/** A stored picture in the width that the screen needs, in a box that reserves its space while it loads. */
export function Picture({
  id,
  alt,
  sizes,
  widths = WIDTHS,
  width = 480,
  height = width,
  ground,
  eager,
  className,
  imageClassName,
}: PictureProps) {
  return (
    <span className={cx('picture', toneOf(ground), className)}>
      {id === undefined ? (
        alt && <span role="img" aria-label={alt} />
      ) : (
        <picture>
          <source
            type="image/avif"
            srcSet={widths.map((each) => `${pictureAddress(id, each, 'avif')} ${each}w`).join(', ')}
            sizes={sizes}
          />
          {/* One width of WebP for the few browsers without AVIF. */}
          <img
            src={pictureAddress(id, 480)}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            // Browsers hurry for all that the first screen shows of, also what only peeks in; this leaves the line to the first pictures.
            fetchPriority={eager ? 'high' : 'low'}
            decoding={eager ? undefined : 'async'}
            className={imageClassName}
          />
        </picture>
      )}
    </span>
  );
}
