import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MIN = 1;
const MAX = 4;
const STEP = 1.5;
/** Zoom factor per wheel pixel (exponential). */
const WHEEL = 0.002;

interface Magnifier {
  /** 1 shows the whole picture. */
  readonly scale: number;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Switches between whole and zoomed, around a point of the window. */
  readonly toggle: (at: Place) => void;
  readonly atMost: boolean;
  readonly atLeast: boolean;
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Zooms a scrolling frame by button, wheel or pinch; the focused point stays in place. */
export function useMagnifier(frame: RefObject<HTMLElement | null>): Magnifier {
  const [scale, setScale] = useState(MIN);
  const before = useRef(MIN);
  const focus = useRef<Place>(undefined);

  const to = useCallback((next: (scale: number) => number, at?: Place) => {
    focus.current = at;
    setScale((last) => Math.min(Math.max(next(last), MIN), MAX));
  }, []);

  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const x = focus.current === undefined ? width / 2 : focus.current.clientX - left;
    const y = focus.current === undefined ? height / 2 : focus.current.clientY - top;
    const ratio = scale / before.current;
    before.current = scale;
    box.scrollTo({
      left: (box.scrollLeft + x) * ratio - x,
      top: (box.scrollTop + y) * ratio - y,
      behavior: 'instant',
    });
  }, [frame, scale]);

  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    let apart: number | undefined;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      to((last) => last * Math.exp(-event.deltaY * WHEEL), event);
    };
    const pinch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (one === undefined || other === undefined) return;
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const last = apart ?? now;
      apart = now;
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      to((scaled) => (scaled * now) / Math.max(last, 1), middle);
    };
    const lift = (): void => {
      apart = undefined;
    };
    // Non-passive, so that the page neither scrolls nor zooms; React's own listeners are passive.
    box.addEventListener('wheel', wheel, { passive: false });
    box.addEventListener('touchmove', pinch, { passive: false });
    box.addEventListener('touchend', lift);
    return () => {
      box.removeEventListener('wheel', wheel);
      box.removeEventListener('touchmove', pinch);
      box.removeEventListener('touchend', lift);
    };
  }, [frame, to]);

  return {
    scale,
    closer: () => to((last) => last * STEP),
    farther: () => to((last) => last / STEP),
    whole: () => to(() => MIN),
    toggle: (at) => to((last) => (last > MIN ? MIN : STEP * STEP), at),
    atMost: scale >= MAX,
    atLeast: scale <= MIN,
  };
}
