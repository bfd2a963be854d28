import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { iconButtonStyle } from '../icon-button.tsx';
import { backdropStyle } from './dialog.tsx';
import { InsideOverlay } from './inside-overlay.ts';
import type { Direction } from './overlay-state.ts';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed?: () => void;
  readonly title: string;
  readonly direction: Direction;
  readonly children: ReactNode;
}

const places: Record<Direction, string> = {
  left: 'inset-y-0 left-0 w-[min(26rem,calc(100vw-2.5rem))] rounded-r-xl data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right:
    'inset-y-0 right-0 w-[min(26rem,calc(100vw-2.5rem))] rounded-l-xl data-ending-style:translate-x-full data-starting-style:translate-x-full',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-2.5rem)] w-full max-w-text rounded-t-xl data-ending-style:translate-y-full data-starting-style:translate-y-full lg:top-1/2 lg:bottom-auto lg:max-w-140 lg:-translate-y-1/2 lg:rounded-xl lg:data-ending-style:-translate-y-1/2 lg:data-starting-style:-translate-y-1/2 lg:data-ending-style:opacity-0 lg:data-starting-style:opacity-0',
};

/** A panel from an edge of the window; from the bottom only on phones: wide screens have it in the centre. Load it lazily: it brings Base UI with it. */
export function Sheet({ open, onClose, onClosed, title, direction, children }: SheetProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(next) => next || onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup
          data-side={direction}
          className={cx(
            'sheet fixed z-50 flex flex-col bg-surface shadow-3 outline-none transition duration-260 ease-out',
            places[direction],
          )}
        >
          <div className="flex min-h-16 shrink-0 items-center justify-between gap-4 border-line border-b pr-2.5 pl-5">
            <Base.Title className="text-lg">{title}</Base.Title>
            <Base.Close aria-label="Fechar" className={iconButtonStyle()}>
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
            <InsideOverlay value={true}>{children}</InsideOverlay>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
