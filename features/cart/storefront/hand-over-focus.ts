import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a cart line: if it is removed while it has the focus, its neighbour gets it, or the link of the empty cart. */
export function useHandOverFocus(): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const line = row.current;
    // The element is still in the document at this moment.
    return () => {
      if (line?.contains(document.activeElement)) handOver(line);
    };
  }, []);
  return row;
}

function handOver(line: Element): void {
  const neighbour = line.nextElementSibling ?? line.previousElementSibling;
  const button = neighbour?.querySelector('button');
  if (button) button.focus();
  else requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-empty-cart] a')?.focus());
}
