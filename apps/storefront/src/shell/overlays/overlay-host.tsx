import { Suspense, useEffect, useState } from 'react';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { useOverlayHistory } from './use-overlay-history.ts';

const loadSheet = async () => (await import('./active-sheet.tsx')).ActiveSheet;
const ActiveSheet = lazyView(loadSheet);

/** Hosts the side menus and modals. Spec 2: one active view at a time. */
export function OverlayHost() {
  const active = useOverlay((state) => state.active);
  const [shown, setShown] = useState(active);
  if (active !== undefined && active !== shown) setShown(active);
  useOverlayHistory(active !== undefined);
  useEffect(loadOnFirstTouch, []);

  if (shown === undefined) return null;
  return (
    <Suspense>
      <ActiveSheet shown={shown} open={active !== undefined} onClosed={() => setShown(undefined)} />
    </Suspense>
  );
}

/** Loads the sheet on `pointerdown`, which comes earlier than `click`. */
function loadOnFirstTouch(): () => void {
  const events = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    for (const name of events) removeEventListener(name, load);
  };
  const load = () => {
    stop();
    loadSheet().catch(() => undefined);
  };
  for (const name of events) addEventListener(name, load, { passive: true });
  return stop;
}
