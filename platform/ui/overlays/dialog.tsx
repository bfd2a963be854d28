import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { iconButtonStyle } from '../icon-button.tsx';
import { firstInDialog } from './first-in-dialog.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export const backdropStyle =
  'fixed inset-0 z-50 bg-shade/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** A modal window in the centre. Load it lazily: it brings Base UI with it. */
export function Dialog({ open, onClose, title, description, children, actions }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  // Another view in the same dialog has taken the pressed button away: the keyboard begins anew in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has its title
  useLayoutEffect(() => {
    const first = document.activeElement === document.body ? firstInDialog(popup.current) : false;
    if (first instanceof HTMLElement) first.focus();
  }, [title]);
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup
          initialFocus={() => firstInDialog(popup.current)}
          ref={popup}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-form -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-xl bg-surface p-6 shadow-3 transition duration-200 data-ending-style:scale-98 data-starting-style:scale-98 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title tabIndex={-1} data-dialog-title className="text-xl outline-none">
              {title}
            </Base.Title>
            <Base.Close aria-label="Fechar" className={iconButtonStyle('-mt-2 -mr-2')}>
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </div>
          {description !== undefined && (
            <Base.Description className="whitespace-pre-line text-ink-2">{description}</Base.Description>
          )}
          {children}
          {actions !== undefined && (
            <div className="mt-2 flex flex-col gap-2.5 sm:flex-row-reverse sm:justify-start">{actions}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
