import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a line of the cart: when it goes while it has the focus, its neighbour gets it, or what an empty cart offers. */
export function useHandOverFocus(): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const line = row.current;
    // It is still in the page then.
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
