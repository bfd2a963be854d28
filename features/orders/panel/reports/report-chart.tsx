import { type ComponentProps, Suspense } from 'react';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Card } from '#platform/ui/card.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

const BarChart = lazyView(async () => (await import('./bar-chart.tsx')).BarChart);

/** Loads the chart library. The table beside it has the same numbers. */
export const ReportChart = (props: ComponentProps<typeof BarChart>) => (
  <Card>
    <Suspense fallback={<RowsLoading rows={3} />}>
      <BarChart {...props} />
    </Suspense>
  </Card>
);
