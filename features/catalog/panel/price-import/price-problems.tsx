import { useQuery } from '@tanstack/react-query';
import { fillPath } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import { priceProblemsFileEndpoint } from '../../contract/price-import/price-import.endpoints.ts';
import { ProblemList } from '../import/problem-list.tsx';
import { paramsOf, priceProblemsQuery, type TablePlace } from './price-imports-query.ts';

interface PriceProblemsProps {
  readonly place: TablePlace;
  readonly importId: string;
  /** Read again when this changes. */
  readonly of: string;
}

/** The refused lines of a sheet of prices. */
export function PriceProblems({ place, importId, of }: PriceProblemsProps) {
  const { data } = useQuery(priceProblemsQuery(useApi(), place, importId, of));
  const params = { ...paramsOf(place), idimportacao: importId };
  return <ProblemList data={data} href={fillPath(priceProblemsFileEndpoint.path, params)} />;
}
