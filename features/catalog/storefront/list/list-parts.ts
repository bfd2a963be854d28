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
/** In a chunk of its own, for those who see it. */
export const productTable = lazyPart(async () => (await import('../card/product-table.tsx')).ProductTable);
export const searchNotice = lazyPart(async () => (await tools()).SearchNotice);

/** For loaders. All parts but the table are in one chunk, so one request loads them. */
export const loadListParts = (asTable: boolean): Promise<unknown> =>
  Promise.all(
    [
      ...(asTable ? [productTable] : []),
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
