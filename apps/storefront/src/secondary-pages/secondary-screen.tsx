import { type ComponentType, lazy } from 'react';
import type { SecondaryScreenProps } from './secondary-page.ts';
import { type LoadPage, secondaryPage } from './secondary-pages.ts';

/**
 * One lazy component per page, so that it stays mounted. Keyed by page and not by path, because the map also lives in the
 * server's memory.
 */
const screens = new Map<LoadPage, ComponentType<SecondaryScreenProps>>();

function screenOf(loadPage: LoadPage): ComponentType<SecondaryScreenProps> {
  const screen = screens.get(loadPage) ?? lazy(async () => ({ default: (await loadPage()).page.Screen }));
  screens.set(loadPage, screen);
  return screen;
}

export function SecondaryScreen({ path }: { readonly path: string }) {
  const found = secondaryPage(path);
  if (found === undefined) return undefined;
  const Screen = screenOf(found.loadPage);
  return <Screen key={path} rest={found.rest} />;
}
