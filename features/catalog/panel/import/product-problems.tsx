import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { fillPath } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import { problemsFileEndpoint } from '../../contract/sheet-import/sheet-import.endpoints.ts';
import { importProblemsQuery } from './imports-query.ts';
import { ProblemList } from './problem-list.tsx';

interface ProductProblemsProps {
  readonly importId: string;
  /** Read again when this changes. */
  readonly of: string;
}

/** The refused lines of a file of products. */
export function ProductProblems({ importId, of }: ProductProblemsProps) {
  const { shop } = useStaffPlace();
  const { data } = useQuery(importProblemsQuery(useApi(), shop.id, importId, of));
  const params = { idfornecedor: shop.id, idimportacao: importId };
  return <ProblemList data={data} href={fillPath(problemsFileEndpoint.path, params)} />;
}
