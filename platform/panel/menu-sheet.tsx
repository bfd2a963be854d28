import type { ReactNode } from 'react';
import { InsideOverlay } from '#platform/ui/overlays/inside-overlay.ts';
import { Sheet } from '#platform/ui/overlays/sheet.tsx';

interface MenuSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const MenuSheet = ({ open, onClose, children }: MenuSheetProps) => (
  <Sheet open={open} onClose={onClose} title="Menu" direction="left">
    {/* The menu has no history entry of its own that a link could take over. */}
    <InsideOverlay value={false}>
      <div className="p-3">{children}</div>
    </InsideOverlay>
  </Sheet>
);
