/** The lazy parts around a list's products. The server renders them; until their code loads they work by links and forms. */
import { lazyPart } from '../lazy-part.ts';

const tools = () => import('./toolbar/list-tools.ts');

export const lazyProductLines = lazyPart(async () => (await tools()).ProductLines);
export const emptyCategory = lazyPart(async () => (await tools()).EmptyCategory);
export const listColumn = lazyPart(async () => (await tools()).ListColumn);
export const listEnd = lazyPart(async () => (await tools()).ListEnd);
export const listFailure = lazyPart(async () => (await tools()).ListFailure);
export const lazyListFilters = lazyPart(async () => (await tools()).ListFilters);
export const listToolbar = lazyPart(async () => (await tools()).ListToolbar);
export const nothingFound = lazyPart(async () => (await tools()).NothingFound);
export const pastTheEnd = lazyPart(async () => (await tools()).PastTheEnd);
export const searchNotice = lazyPart(async () => (await tools()).SearchNotice);

/** For loaders. All parts are in one chunk, so one request loads them. */
export const loadListParts = (): Promise<unknown> =>
  Promise.all(
    [
      lazyProductLines,
      emptyCategory,
      listColumn,
      listEnd,
      listFailure,
      lazyListFilters,
      listToolbar,
      nothingFound,
      pastTheEnd,
      searchNotice,
    ].map((part) => part.load()),
  );
