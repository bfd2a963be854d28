import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenQuiet } from '#platform/ui/loading/when-quiet.ts';

/** Draws, and loads what draws, only when the page is quiet and one comes near: for what stands below the first sight. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '1200px',
    });
    void whenQuiet().then(() => observer.observe(element));
    return () => observer.disconnect();
  }, []);
  return near ? children : <div ref={mark} />;
}
