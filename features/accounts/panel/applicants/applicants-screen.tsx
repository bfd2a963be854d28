import { useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { pageOf, useSearchTexts } from '#platform/panel/address.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ApprovalState } from '../../domain/applicant.ts';
import { panelHref, useStaffPlace } from '../staff-place.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { applicantsQuery } from './applicants-query.ts';

/** The lists of the section, as their addresses name them. */
const LISTS = [
  { name: 'aguardando', standing: 'waiting', title: 'Aguardando', empty: 'Nenhum cadastro espera por você' },
  { name: 'aprovados', standing: 'approved', title: 'Aprovados', empty: 'Nenhum cadastro aprovado' },
  { name: 'recusados', standing: 'refused', title: 'Recusados', empty: 'Nenhum cadastro recusado' },
] as const satisfies readonly { name: string; standing: ApprovalState; title: string; empty: string }[];

/** The clients of a shop by its decision on them; who has waited longest first. */
export function ApplicantsScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const search = useSearchTexts();
  const list = LISTS.find(({ name }) => name === search.lista) ?? LISTS[0];
  const page = pageOf(search.pagina);
  const applicants = useQuery(applicantsQuery(api, shop.id, list.standing, page));
  const hrefOf = (name: string, at = 1): string =>
    panelHref(shop, `/cadastros?lista=${name}${at === 1 ? '' : `&pagina=${at}`}`);
  const { data } = applicants;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead="Quem pode comprar na loja.">Cadastros</PageTitle>
      <nav aria-label="Situação" className="flex flex-wrap gap-2">
        {LISTS.map(({ name, title, standing }) => (
          <Chip key={name} href={hrefOf(name)} selected={name === list.name}>
            {title}
            {data !== undefined && (
              <span className="text-ink-2 tabular-nums">{data.counts[standing].toLocaleString('pt-BR')}</span>
            )}
          </Chip>
        ))}
      </nav>
      {applicants.isPending && <RowsLoading />}
      {applicants.error !== null && (
        <LoadFailure
          title={
            data === undefined
              ? 'Não foi possível carregar os cadastros'
              : 'Não foi possível atualizar os cadastros'
          }
          error={applicants.error}
          again={applicants.refetch}
          busy={applicants.isFetching}
        />
      )}
      {data?.applicants.length === 0 && <EmptyState icon={<UserCheck />} title={list.empty} />}
      <ul
        aria-label={list.title}
        aria-busy={applicants.isPlaceholderData || undefined}
        className="flex flex-col gap-3"
      >
        {data?.applicants.map((applicant) => (
          <li key={applicant.clientId}>
            <ApplicantCard applicant={applicant} />
          </li>
        ))}
      </ul>
      {data !== undefined && (
        <Pagination page={page} pages={data.pages} hrefOf={(at) => hrefOf(list.name, at)} />
      )}
    </div>
  );
}
