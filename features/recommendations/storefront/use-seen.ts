import { type RefObject, useEffect, useRef } from 'react';
import type { ProductId } from '#kernel/ids.ts';

/** What is seen within this time is reported together. Milliseconds. */
const TOGETHER = 1_000;

/** Share of a tile that has to be visible. */
const VISIBLE = 0.5;

/**
 * Reports each product once when its `li` (`data-product`) within the element is first seen. `shown`: the ids in the row; nothing is
 * watched while it is empty.
 */
export function useSeen(
  root: RefObject<HTMLElement | null>,
  shown: string,
  report: (productIds: readonly ProductId[]) => void,
): void {
  const reported = useRef(new Set<ProductId>());
  const latest = useRef(report);
  latest.current = report;
  useEffect(() => {
    if (shown === '') return;
    const waiting = new Set<ProductId>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (waiting.size === 0) return;
      latest.current([...waiting]);
      waiting.clear();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset.product;
          if (!isIntersecting || id === undefined || reported.current.has(id)) continue;
          reported.current.add(id);
          waiting.add(id);
          timer ??= setTimeout(flush, TOGETHER);
        }
      },
      { threshold: VISIBLE },
    );
    for (const tile of root.current?.querySelectorAll('[data-product]') ?? []) observer.observe(tile);
    return () => {
      observer.disconnect();
      flush();
    };
  }, [root, shown]);
}
