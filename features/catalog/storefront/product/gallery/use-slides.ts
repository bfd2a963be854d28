import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Slides {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly current: number;
  readonly show: (place: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const placeOf = (list: HTMLElement): number => Math.round(list.scrollLeft / Math.max(list.clientWidth, 1));

/** Slides that snap when swiped, also moved by buttons and arrow keys. WCAG 2.5.7. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null);
  // The target of a smooth scroll: slides passed on the way are ignored, or a second press would start from them.
  const aim = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const list = track.current;
    if (list === null) return;
    const look = (): void => {
      const place = placeOf(list);
      if (aim.current !== undefined && aim.current !== place) return;
      aim.current = undefined;
      setCurrent(place);
    };
    const arrive = (): void => {
      aim.current = undefined;
      look();
    };
    const listening = new AbortController();
    const quietly = { passive: true, signal: listening.signal };
    list.addEventListener('scroll', look, quietly);
    for (const event of ['scrollend', 'pointerdown', 'wheel']) list.addEventListener(event, arrive, quietly);
    return () => listening.abort();
  }, []);
  const show = useCallback((place: number) => {
    const list = track.current;
    if (list === null) return;
    aim.current = place;
    const scroll = (): void => list.scrollTo({ left: place * list.clientWidth });
    scroll();
    setCurrent(place);
    // A layout of the next frame, as of a picture that has come, may snap back to the slide that was shown before.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (aim.current === place && placeOf(list) !== place) scroll();
      }),
    );
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = placeAfter(event.key, current, count);
    if (next === undefined || next === current) return;
    event.preventDefault();
    show(next);
    // Moves the focus along with the slide or thumbnail.
    const list = event.target instanceof Element ? event.target.closest('ul') : null;
    list?.children[next]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  };
  return { track, current, show, onKeyDown };
}

/** The index that a key leads to; undefined for other keys. */
function placeAfter(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(current + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
