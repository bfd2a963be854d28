/**
 * The side menus and modals of a page: one active view at a time, coming from the left or the bottom
 * (spec 2). Anyone opens a view by its name; the one host of the page draws it.
 */
import { create } from 'zustand';

export type Direction = 'left' | 'bottom';

export interface ActiveView {
  readonly name: string;
  /** Where it comes from, if not from where the view usually does. */
  readonly direction?: Direction;
  /** What the view needs to know. */
  readonly props: Readonly<Record<string, unknown>>;
}

interface OverlayState {
  readonly active: ActiveView | undefined;
}

export const useOverlay = create<OverlayState>()(() => ({ active: undefined }));

export interface OpenOptions {
  readonly direction?: Direction;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Opens a view in place of whichever is open. */
export const openOverlay = (name: string, { direction, props = {} }: OpenOptions = {}): void =>
  useOverlay.setState({ active: { name, props, ...(direction === undefined ? {} : { direction }) } });

export const closeOverlay = (): void => useOverlay.setState({ active: undefined });

/** What a view receives from the host. */
export interface OverlayViewProps {
  readonly props: ActiveView['props'];
  readonly close: () => void;
}
