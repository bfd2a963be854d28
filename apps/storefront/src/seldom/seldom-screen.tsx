import { type ComponentType, lazy } from 'react';
import type { SeldomScreenProps } from './seldom-page.ts';
import { seldomPage } from './seldom-pages.ts';

const screens = new Map<string, ComponentType<SeldomScreenProps>>();

/** The lazy component for a path, cached so that it stays mounted. */
function screenAt(path: string): ComponentType<SeldomScreenProps> | undefined {
  const known = screens.get(path);
  if (known !== undefined) return known;
  const found = seldomPage(path);
  if (found === undefined) return undefined;
  const screen = lazy(async () => ({ default: (await found.ask()).page.Screen }));
  screens.set(path, screen);
  return screen;
}

export function SeldomScreen({ path }: { readonly path: string }) {
  const Screen = screenAt(path);
  return Screen && <Screen rest={seldomPage(path)?.rest ?? []} />;
}
