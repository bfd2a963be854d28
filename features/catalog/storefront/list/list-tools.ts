/** What stands around a list's products: one file, which comes after the first sight. */
export { ProductLines } from '../card/product-lines.tsx';
export { EmptyCategory } from './empty-category.tsx';
export { ListColumn } from './list-column.tsx';
export { ListEnd } from './list-end.tsx';
export { ListFailure } from './list-failure.tsx';
export { ListFilters } from './list-filters.tsx';
export { ListToolbar } from './list-toolbar.tsx';
export { NothingFound } from './nothing-found.tsx';
export { PastTheEnd } from './past-the-end.tsx';
export { SearchNotice } from './search-notice.tsx';
