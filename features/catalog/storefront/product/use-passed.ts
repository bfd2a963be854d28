import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the marked element has been scrolled past. */
export function usePassed<E extends Element>(): {
  readonly mark: RefObject<E | null>;
  readonly passed: boolean;
} {
  const mark = useRef<E>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen !== undefined) setPassed(!seen.isIntersecting && seen.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { mark, passed };
}
