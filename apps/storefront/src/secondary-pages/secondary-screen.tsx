import { type ComponentType, lazy } from 'react';
import type { SecondaryScreenProps } from './secondary-page.ts';
import { secondaryPage } from './secondary-pages.ts';

const screens = new Map<string, ComponentType<SecondaryScreenProps>>();

/** The lazy component for a path, cached so that it stays mounted. */
function screenAt(path: string): ComponentType<SecondaryScreenProps> | undefined {
  const known = screens.get(path);
  if (known !== undefined) return known;
  const found = secondaryPage(path);
  if (found === undefined) return undefined;
  const screen = lazy(async () => ({ default: (await found.loadPage()).page.Screen }));
  screens.set(path, screen);
  return screen;
}

export function SecondaryScreen({ path }: { readonly path: string }) {
  const Screen = screenAt(path);
  return Screen && <Screen rest={secondaryPage(path)?.rest ?? []} />;
}
