import { ImageOff } from 'lucide-react';
import { cx } from './cx.ts';

const WIDTHS = [96, 160, 320, 480, 640, 960];

export type Ground = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface PictureProps {
  /** Id of a stored picture; without it a quiet sign stands in its place. */
  readonly id: string | undefined;
  /** '' where the text beside it says the same. */
  readonly alt: string;
  /** How wide it is drawn: '(min-width: 64rem) 240px, 45vw'. */
  readonly sizes: string;
  readonly width?: number;
  readonly height?: number;
  readonly ground?: Ground | undefined;
  /** For the first pictures of a page: loaded at once. */
  readonly eager?: boolean;
  readonly fit?: 'contain' | 'cover';
  readonly className?: string;
  readonly imageClassName?: string;
}

const grounds = [
  'ground-1',
  'ground-2',
  'ground-3',
  'ground-4',
  'ground-5',
  'ground-6',
  'ground-7',
  'ground-8',
];
const address = (id: string, width: number): string => `/fotos/${encodeURIComponent(id)}-${width}.webp`;

/** A stored picture in the width that the screen needs, in a box that keeps its place while it loads. */
export function Picture({
  id,
  alt,
  sizes,
  width = 480,
  height = width,
  ground,
  eager = false,
  fit = 'contain',
  className,
  imageClassName,
}: PictureProps) {
  const tone = ground === undefined ? undefined : grounds[ground - 1];
  return (
    <span className={cx('flex items-center justify-center overflow-hidden', tone, className)}>
      {id === undefined ? (
        <ImageOff
          role={alt === '' ? undefined : 'img'}
          aria-label={alt || undefined}
          className="size-8 text-ink-3"
        />
      ) : (
        <img
          src={address(id, 480)}
          srcSet={WIDTHS.map((each) => `${address(id, each)} ${each}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? undefined : 'async'}
          className={cx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain', imageClassName)}
        />
      )}
    </span>
  );
}
