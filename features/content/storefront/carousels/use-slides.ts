import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Slides {
  readonly row: RefObject<HTMLUListElement | null>;
  /** The slide in view, from 0. */
  readonly current: number;
  /** By one slide; after the last comes the first. */
  readonly move: (direction: 1 | -1) => void;
}

/** A row of slides as wide as the row itself, moved by buttons and by time. */
export function useSlides(count: number): Slides {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    const look = (): void => {
      if (list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, []);
  const move = useCallback(
    (direction: 1 | -1) => {
      const list = row.current;
      if (list === null || list.clientWidth === 0) return;
      const at = Math.round(list.scrollLeft / list.clientWidth);
      list.scrollTo({ left: ((at + direction + count) % count) * list.clientWidth });
    },
    [count],
  );
  return { row, current, move };
}
