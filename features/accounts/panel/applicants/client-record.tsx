import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '#kernel/ids.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { useStaffPlace } from '../staff-place.ts';
import { ApplicantDocuments } from './applicant-documents.tsx';
import { applicantQuery } from './applicants-query.ts';
import { RegisterComparison } from './register-comparison.tsx';

/** What the tax register says of a client, and the documents of their registration, on the client's own page. */
export function ClientRecord({ clientId }: { readonly clientId: ClientId }) {
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(applicantQuery(useApi(), shop.id, clientId));
  if (data === undefined)
    return error === null ? (
      <RowsLoading rows={2} />
    ) : (
      <LoadFailure
        title="Não foi possível carregar a consulta à Receita e os documentos"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  return (
    <Card className="flex flex-col gap-6">
      <RegisterComparison applicant={data} />
      <ApplicantDocuments applicant={data} />
    </Card>
  );
}
