import { Undo2 } from 'lucide-react';
import { create } from 'zustand';
import { Button } from '#platform/ui/button.tsx';
import { focusStepperOf } from '../focus-stepper.ts';
import type { RemovedLine } from '../product-quantity.tsx';

interface Removed {
  readonly removed: RemovedLine | undefined;
}

const useRemoved = create<Removed>()(() => ({ removed: undefined }));

/** The line that was removed last, for an undo row: a toast above the drawer can't be reached by keyboard. */
export const showRemoved = (removed: RemovedLine): void => useRemoved.setState({ removed });
export const forgetRemoved = (): void => useRemoved.setState({ removed: undefined });
export const useRemovedLine = (): RemovedLine | undefined => useRemoved((state) => state.removed);

/** The undo row in the place of a removed line. */
export function RemovedRow({ removed: { line, undo } }: { readonly removed: RemovedLine }) {
  const { name } = line.product;
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-sunken py-1.5 pr-1 pl-4 text-sm">
      <p className="min-w-0 wrap-anywhere">{name} saiu do carrinho.</p>
      <Button
        size="sm"
        tone="quiet"
        onClick={({ currentTarget }) => {
          const place = currentTarget.closest<HTMLElement>('[role="dialog"], main');
          if (!undo()) return;
          forgetRemoved();
          focusStepperOf(name, place ?? document.body);
        }}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        Desfazer
      </Button>
    </div>
  );
}
