/** The lazy parts around a list's products, in one chunk that loads after the first render. */
export { ProductLines } from '../../card/product-lines.tsx';
export { EmptyCategory } from '../empty/empty-category.tsx';
export { ListFailure } from '../empty/list-failure.tsx';
export { NothingFound } from '../empty/nothing-found.tsx';
export { SearchNotice } from '../empty/search-notice.tsx';
export { ListFilters } from '../filters/list-filters.tsx';
export { ListColumn } from '../list-column.tsx';
export { ListEnd } from '../pages/list-end.tsx';
export { PastTheEnd } from '../pages/past-the-end.tsx';
export { ListToolbar } from './list-toolbar.tsx';
