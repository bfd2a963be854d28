import { RowsLoading } from '#platform/panel/rows-loading.tsx';

export const Loading = () => (
  <div className="page-width py-8">
    <RowsLoading />
  </div>
);
