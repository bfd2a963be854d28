import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { TermsVersion } from '../../domain/shop/shop-texts.ts';
import { TermsForm } from './terms-form.tsx';
import { termsQuery } from './terms-query.ts';

/** The shop's terms of use: what is in force, who accepted what, and a new version. */
export function TermsScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('shop:write');
  const { data, error, refetch, isFetching } = useQuery(termsQuery(useApi(), shop.id));
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title="Termos de uso"
        lead="Quem compra aceita a versão em vigor. Uma versão publicada não muda nem some."
      />
      {data === undefined && error === null && <RowsLoading rows={3} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar os termos"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<ScrollText />}
          title="Nenhum termo publicado"
          text="Sem termos, quem compra não aceita nada. Publique a primeira versão abaixo."
        />
      )}
      {data !== undefined && data.length > 0 && <Versions versions={data} />}
      {data !== undefined && mayWrite && <TermsForm key={data[0]?.version ?? 0} latest={data[0]} />}
    </div>
  );
}

function Versions({ versions }: { readonly versions: readonly TermsVersion[] }) {
  const { shop } = useStaffPlace();
  return (
    <ul className="flex flex-col gap-2">
      {versions.map(({ version, title, text, publishedAt, inForce, acceptances }) => (
        <li key={version} className="rounded-lg border border-line bg-surface p-4">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            Versão {version}: {title}
            {inForce && <Badge tone="success">Em vigor</Badge>}
          </p>
          <p className="text-ink-2 text-sm">
            Publicada em {formatDateTime(publishedAt, timeZoneOf(shop))} ·{' '}
            {acceptances === 1 ? '1 pessoa aceitou' : `${acceptances} pessoas aceitaram`}
          </p>
          <details className="mt-1 text-sm">
            <summary className="min-h-6 cursor-pointer text-brand-text">Ler</summary>
            <p className="mt-2 whitespace-pre-line">{text}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
