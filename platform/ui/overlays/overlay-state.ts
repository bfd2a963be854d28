/**
 * The side menus and modals of a page: one active view at a time, from the left or the bottom (spec 2), or from the right
 * where its button is there. Any code opens a view by its name; the page's one host renders it.
 */

import { create } from 'zustand';
import { defined } from '#kernel/defined.ts';

export type Direction = 'left' | 'right' | 'bottom';

export interface ActiveView {
  readonly name: string;
  /** Overrides the view's usual direction. */
  readonly direction?: Direction;
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

/** Opens a view, replacing the open one. */
export const openOverlay = (name: string, { direction, props = {} }: OpenOptions = {}): void =>
  useOverlay.setState({ active: { name, props, ...defined({ direction }) } });

export const closeOverlay = (): void => useOverlay.setState({ active: undefined });

export interface OverlayViewProps {
  readonly props: ActiveView['props'];
  readonly close: () => void;
}
