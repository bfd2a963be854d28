/** Named sets of filters of a list, remembered in the browser for one person at one shop. */
import { usePreference } from '../panel-scope.ts';

export interface SavedView {
  readonly name: string;
  /** The query string: '?situacao=ENVIADO'. */
  readonly view: string;
}

export const MAX_VIEWS = 12;
export const MAX_VIEW_NAME = 40;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'view' in value &&
  typeof value.view === 'string' &&
  value.view.startsWith('?');

export const viewsOf = (stored: unknown): readonly SavedView[] =>
  Array.isArray(stored) ? stored.filter(isView).slice(0, MAX_VIEWS) : [];

/** With the view; one of the same name is replaced. */
export const withView = (views: readonly SavedView[], { name, view }: SavedView): readonly SavedView[] => {
  const tidy = name.trim().slice(0, MAX_VIEW_NAME);
  return tidy === ''
    ? views
    : [...views.filter((each) => each.name !== tidy), { name: tidy, view }].slice(-MAX_VIEWS);
};

export const useSavedViews = (list: string) => usePreference(`views-${list}`, viewsOf);
