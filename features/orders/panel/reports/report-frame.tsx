import type { ReactNode } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import type { DaySpan, ReportStep } from '../../domain/reports/report.ts';
import { PeriodBar } from './period-bar.tsx';
import { periodOf, stepOf } from './report-period.ts';

interface ReportFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly actions?: ReactNode;
  readonly children: (period: { readonly span: DaySpan; readonly step: ReportStep }) => ReactNode;
}

/** The page of a report: its head, its period, which is part of the address, and what it says about it. */
export function ReportFrame({ title, lead, actions, children }: ReportFrameProps) {
  const { shop } = useStaffPlace();
  const search = useSearchTexts();
  const today = todayOf({ supplier: shop, now: Date.now() });
  const span = periodOf(search, today);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={title} lead={lead} actions={actions} />
      <PeriodBar span={span} today={today} />
      {children({ span, step: stepOf(search) })}
    </div>
  );
}
