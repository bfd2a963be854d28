import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';

interface WhenNearProps {
  readonly children: ReactNode;
  /** Reserves the space of the children, so that nothing moves. */
  readonly className?: string;
}

/** Renders its children, and so loads their code, only once the page is idle and the place is within 1200 pixels. */
export function WhenNear({ children, className }: WhenNearProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '1200px',
    });
    void whenIdle().then(() => observer.observe(element));
    return () => observer.disconnect();
  }, []);
  return near ? children : <div ref={mark} className={className} />;
}
