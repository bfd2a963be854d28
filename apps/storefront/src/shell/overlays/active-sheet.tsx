import { Suspense } from 'react';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { type ActiveView, closeOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { Sheet } from '#platform/ui/overlays/sheet.tsx';
import { views } from './views.ts';

interface ActiveSheetProps {
  /** Also while it closes. */
  readonly shown: ActiveView;
  readonly open: boolean;
  readonly onClosed: () => void;
}

/** The open view in its sheet. Loaded at the first touch of a page, with Base UI and the list of views. */
export function ActiveSheet({ shown, open, onClosed }: ActiveSheetProps) {
  const view = views[shown.name];
  if (view === undefined) return null;
  return (
    <Sheet
      open={open}
      onClose={closeOverlay}
      onClosed={onClosed}
      title={view.title}
      direction={shown.direction ?? view.direction}
    >
      <Suspense fallback={<Skeleton className="m-5 h-40" />}>
        <view.Content props={shown.props} close={closeOverlay} />
      </Suspense>
    </Sheet>
  );
}
