import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney } from '#kernel/money.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { COMPANY_DAYS, type CompanyInTree, treeSums } from '../../domain/company/company-page.ts';
import { CompanyCard } from './company-card.tsx';
import { companyQuery } from './company-query.ts';
import { LinkCompany } from './link-company.tsx';
import { SuggestedCompanies } from './suggested-companies.tsx';
import { useCompanyPlace } from './use-company-place.ts';

/** The head office and the branches to which the client belongs, and what they are to the shop together. */
export function CompanyTab({ clientId }: { readonly clientId: string }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('clients:write');
  const place = useCompanyPlace();
  const [linking, setLinking] = useState<CompanyInTree>();
  const [unlinking, setUnlinking] = useState<CompanyInTree>();
  const { data, error, refetch, isFetching } = useQuery(companyQuery(api, shop.id, clientId));
  if (data === undefined)
    return error === null ? (
      <RowsLoading rows={3} />
    ) : (
      <LoadFailure
        title="Não foi possível carregar a empresa"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  const { companies, suggested } = data;
  const sums = treeSums(companies);
  const byId = new Map(companies.map((company) => [company.clientId, company]));
  // After another person's change a dialog goes on with what is there now, and stays where the company has left the tree.
  const linked = linking && (byId.get(linking.clientId) ?? linking);
  const unlinked = unlinking && (byId.get(unlinking.clientId) ?? unlinking);
  const head = companies[0];
  const here = byId.get(clientId);
  return (
    <section aria-labelledby="empresa" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="empresa" className="text-lg">
          Empresa
        </h2>
        <p className="text-ink-2 text-sm">
          {companies.length === 1
            ? 'Este cliente não está vinculado a uma matriz e não tem filiais.'
            : 'Os números somam a matriz e as filiais. O limite de crédito continua de cada empresa.'}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatCard label="Limites de crédito" value={formatMoney(sums.creditLimit)} />
        <StatCard label="Crédito usado" value={formatMoney(sums.creditUsed)} />
        <StatCard
          label={`Pedidos em ${COMPANY_DAYS} dias`}
          value={sums.bought.count.toLocaleString('pt-BR')}
        />
        <StatCard label={`Comprou em ${COMPANY_DAYS} dias`} value={formatMoney(sums.bought.spent)} />
      </div>
      <ul aria-label="Matriz e filiais" className="flex flex-col gap-3">
        {companies.map((company) => (
          <CompanyCard
            key={company.clientId}
            company={company}
            parent={byId.get(company.parentId ?? '')}
            alone={companies.length === 1}
            here={company.clientId === clientId}
            onLink={mayWrite ? () => setLinking(company) : undefined}
            onUnlink={mayWrite && company.parentId !== undefined ? () => setUnlinking(company) : undefined}
          />
        ))}
      </ul>
      {mayWrite && head !== undefined && here !== undefined && suggested.length > 0 && (
        <SuggestedCompanies suggested={suggested} head={head} here={here} />
      )}
      {linked !== undefined && <LinkCompany company={linked} onClose={() => setLinking(undefined)} />}
      <ConfirmDialog
        open={unlinked !== undefined}
        onClose={() => setUnlinking(undefined)}
        title={`Desvincular ${unlinked?.name ?? ''}?`}
        text="Ela sai de baixo da matriz, com as filiais que tiver. Nada mais muda nela."
        action="Desvincular"
        danger
        onConfirm={() => (unlinked === undefined ? Promise.resolve() : place(unlinked, null))}
      />
    </section>
  );
}
