import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback } from 'react';
import { IconButton } from '#platform/ui/icon-button.tsx';
import type { Slide } from '../../domain/carousels/carousel.ts';
import { promotionMarks } from './promotion-marks.ts';
import { SlideLink } from './slide-link.tsx';
import { SlidePicture } from './slide-picture.tsx';
import { WIDE_SIZES } from './slide-sizes.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSlides } from './use-slides.ts';

interface ImageCarouselProps {
  readonly id: string;
  readonly title: string;
  readonly slides: readonly Slide[];
  /** Seconds until the next slide; undefined: it moves only when the shopper does. */
  readonly autoplay: number | undefined;
  /** At the top of the page: the first picture loads eagerly. */
  readonly first?: boolean;
}

const arrow = 'border-line-2 bg-surface hover:border-ink';

/** Pictures that scroll sideways: by swiping, by buttons, by keyboard, and by themselves where the shop wants it. */
export function ImageCarousel({ id, title, slides, autoplay, first = false }: ImageCarouselProps) {
  const { row, current, move } = useSlides(slides.length);
  const advance = useCallback(() => move(1), [move]);
  const hasSeveral = slides.length > 1;
  const { isPaused, toggle, pause, holding } = useAutoplay(hasSeveral ? autoplay : undefined, advance);
  return (
    <section aria-label={title} aria-roledescription="carrossel" {...holding}>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        onTouchStart={pause}
        className="scroll-quiet flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-xl"
      >
        {slides.map((slide, index) => (
          <li
            key={`${slide.picture.id} ${slide.href}`}
            {...promotionMarks(id, title, index)}
            className="flex w-full shrink-0 snap-start"
          >
            <SlideLink href={slide.href} className="flex w-full -outline-offset-4">
              <SlidePicture slide={slide} sizes={WIDE_SIZES} eager={first && index === 0} />
            </SlideLink>
          </li>
        ))}
      </ul>
      {hasSeveral && (
        <div className="mt-2 flex min-h-11 items-center justify-center gap-1">
          <IconButton
            label={`${title}: anterior`}
            icon={<ChevronLeft aria-hidden="true" className="size-5" />}
            onClick={() => move(-1)}
            className={arrow}
          />
          <span className="min-w-16 text-center text-ink-2 text-sm tabular-nums">
            {current + 1} de {slides.length}
          </span>
          {autoplay !== undefined && (
            <IconButton
              label={isPaused ? `${title}: mover sozinho` : `${title}: parar de mover`}
              icon={
                isPaused ? (
                  <Play aria-hidden="true" className="size-5" />
                ) : (
                  <Pause aria-hidden="true" className="size-5" />
                )
              }
              onClick={toggle}
              className={arrow}
            />
          )}
          <IconButton
            label={`${title}: próxima`}
            icon={<ChevronRight aria-hidden="true" className="size-5" />}
            onClick={() => move(1)}
            className={arrow}
          />
        </div>
      )}
    </section>
  );
}
