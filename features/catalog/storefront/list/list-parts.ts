/** The lazy parts around a list's products. The server renders them; until their code loads they work by links and forms. */
import { latePart } from '../late-part.ts';

const tools = () => import('./toolbar/list-tools.ts');

export const productLines = latePart(async () => (await tools()).ProductLines);
export const emptyCategory = latePart(async () => (await tools()).EmptyCategory);
export const listColumn = latePart(async () => (await tools()).ListColumn);
export const listEnd = latePart(async () => (await tools()).ListEnd);
export const listFailure = latePart(async () => (await tools()).ListFailure);
export const listFilters = latePart(async () => (await tools()).ListFilters);
export const listToolbar = latePart(async () => (await tools()).ListToolbar);
export const nothingFound = latePart(async () => (await tools()).NothingFound);
export const pastTheEnd = latePart(async () => (await tools()).PastTheEnd);
export const searchNotice = latePart(async () => (await tools()).SearchNotice);

/** For loaders. All parts are in one chunk, so one request loads them. */
export const loadListParts = (): Promise<unknown> =>
  Promise.all(
    [
      productLines,
      emptyCategory,
      listColumn,
      listEnd,
      listFailure,
      listFilters,
      listToolbar,
      nothingFound,
      pastTheEnd,
      searchNotice,
    ].map((part) => part.load()),
  );
