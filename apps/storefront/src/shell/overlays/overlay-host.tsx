import { Suspense, useEffect, useState } from 'react';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { closeOverlay, useOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { useOverlayHistory } from './use-overlay-history.ts';
import { views } from './views.ts';

const loadSheet = async () => (await import('#platform/ui/overlays/sheet.tsx')).Sheet;
const Sheet = lazyView(loadSheet);

/** Hosts the side menus and modals. Spec 2: one active view at a time, from the left or the bottom. */
export function OverlayHost() {
  const active = useOverlay((state) => state.active);
  const [shown, setShown] = useState(active);
  if (active !== undefined && active !== shown) setShown(active);
  useOverlayHistory(active !== undefined);
  useEffect(loadOnFirstTouch, []);

  const view = shown === undefined ? undefined : views[shown.name];
  if (shown === undefined || view === undefined) return null;
  return (
    <Suspense>
      <Sheet
        open={active !== undefined}
        onClose={closeOverlay}
        onClosed={() => setShown(undefined)}
        title={view.title}
        direction={shown.direction ?? view.direction}
      >
        <Suspense fallback={<Skeleton className="m-5 h-40" />}>
          <view.Content props={shown.props} close={closeOverlay} />
        </Suspense>
      </Sheet>
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
