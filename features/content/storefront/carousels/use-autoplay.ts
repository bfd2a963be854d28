import { useEffect, useState } from 'react';

interface Autoplay {
  /** Whether the shopper, or their wish for reduced motion, stopped it. */
  readonly isPaused: boolean;
  readonly toggle: () => void;
  readonly pause: () => void;
  /** For the element that moves: it stands still while a pointer is over it or the focus is in it. */
  readonly holding: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

const A_SECOND = 1_000;

/** Calls `advance` every so many seconds, unless paused or held, or the page is not in view. WCAG 2.2.2. */
export function useAutoplay(seconds: number | undefined, advance: () => void): Autoplay {
  const [isPaused, setPaused] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  const isMoving = seconds !== undefined && !isPaused && !isOver && !isFocused;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, seconds * A_SECOND);
    return () => clearInterval(timer);
  }, [isMoving, seconds, advance]);
  return {
    isPaused,
    toggle: () => setPaused((before) => !before),
    pause: () => setPaused(true),
    holding: {
      onPointerEnter: () => setOver(true),
      onPointerLeave: () => setOver(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
