import { useQuery } from '@tanstack/react-query';
import { Alert } from '#platform/ui/alert.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { openRequestsQuery } from './requests-query.ts';

const words = (count: number): string =>
  count === 1 ? '1 solicitação espera por você' : `${count} solicitações esperam por você`;

/** Requests that wait, in the navigation. */
export function OpenRequestsCount() {
  const { data: count = 0 } = useQuery(openRequestsQuery(useApi()));
  if (count === 0) return null;
  return (
    <span className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-brand px-1.5 font-semibold text-brand-ink text-xs tabular-nums">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{words(count)}</span>
    </span>
  );
}

/** The same on the platform's first page, with the way to them. */
export function OpenRequestsNotice() {
  const { data: count = 0 } = useQuery(openRequestsQuery(useApi()));
  if (count === 0) return null;
  return (
    <Alert
      title={words(count)}
      actions={
        <LinkButton href="/plataforma/solicitacoes" size="sm">
          Ver solicitações
        </LinkButton>
      }
    >
      Lojas pedem para mudar nome, apelido, razão social ou CNPJ.
    </Alert>
  );
}
