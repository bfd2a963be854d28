import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface RowScroll {
  readonly row: RefObject<HTMLUListElement | null>;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly scroll: (direction: 1 | -1) => void;
}

/** Share of the visible width scrolled at a time, so that one tile remains as a landmark. */
const SHARE = 0.85;

/** Scrolls a row with buttons, as an alternative to dragging. WCAG 2.5.7. */
export function useRowScroll(): RowScroll {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    const look = (): void => {
      const atStart = list.scrollLeft <= 1;
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
      setEdges((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);
  const scroll = useCallback((direction: 1 | -1) => {
    const list = row.current;
    list?.scrollBy({ left: direction * list.clientWidth * SHARE });
  }, []);
  return { row, ...edges, scroll };
}
