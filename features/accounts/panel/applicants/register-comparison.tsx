import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { checkRegisterEndpoint } from '../../contract/clients/approval.endpoints.ts';
import type { Applicant } from '../../domain/applicant.ts';
import { isCnpj } from '../../domain/document.ts';
import type { ComparedCheck } from '../../domain/registration/register-check.ts';
import { useMay, useStaffPlace } from '../staff-place.ts';
import { applicantsKey } from './applicants-query.ts';
import { ComparedRows } from './compared-rows.tsx';

/** What the tax register says of a company beside what it said of itself. A waiting one is looked up once without being asked. */
export function RegisterComparison({ applicant }: { readonly applicant: Applicant }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const mayCheck = useMay('clients:approve');
  const { clientId, document, register, standing } = applicant;
  const isCompany = isCnpj(document ?? '');
  const { mutate, isPending, error } = useMutation({
    // One after the other: a page of applicants asks the register's service no faster than a person would.
    scope: { id: 'tax-register' },
    mutationFn: () =>
      api.call(checkRegisterEndpoint, { params: { idfornecedor: shop.id, idcliente: clientId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicantsKey(shop.id) }),
  });
  const isDue = isCompany && mayCheck && standing === 'waiting' && register === undefined;
  useEffect(() => {
    if (isDue) mutate();
  }, [isDue, mutate]);
  if (!isCompany)
    return (
      <Frame title={<h3 className="font-semibold">Receita Federal</h3>}>
        <p className="text-ink-2 text-sm">Só empresas são consultadas: este cadastro não tem CNPJ.</p>
      </Frame>
    );
  return (
    <Frame
      title={
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          Receita Federal
          {register !== undefined && <Verdict compared={register} />}
        </h3>
      }
      action={
        mayCheck && (
          <Button size="sm" tone="quiet" busy={isPending} onClick={() => mutate()}>
            {!isPending && <RefreshCw aria-hidden="true" className="size-4" />}
            {register === undefined ? 'Consultar a Receita' : 'Consultar de novo'}
          </Button>
        )
      }
    >
      <Refused error={error} otherwise="Não foi possível consultar a Receita. Tente de novo." />
      {register === undefined ? (
        <p className="text-ink-2 text-sm">
          {isPending ? 'Consultando a Receita…' : 'A Receita ainda não foi consultada.'}
        </p>
      ) : (
        <>
          <Answer compared={register} momentOf={(at) => formatDateTime(at, timeZoneOf(shop))} />
          {register.check.company !== undefined && (
            <ComparedRows
              applicant={applicant}
              company={register.check.company}
              differences={register.differences}
            />
          )}
        </>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Frame = ({ title, action, children }: FrameProps) => (
  <section className="flex flex-col gap-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      {title}
      {action}
    </div>
    {children}
  </section>
);

function Verdict({ compared: { check, differences } }: { readonly compared: ComparedCheck }) {
  if (check.company === undefined) return null;
  if (differences.length === 0) return <Badge tone="success">Confere</Badge>;
  return (
    <Badge tone="warn">{differences.length === 1 ? '1 diferença' : `${differences.length} diferenças`}</Badge>
  );
}

interface AnswerProps {
  readonly compared: ComparedCheck;
  readonly momentOf: (at: number) => string;
}

/** When the register was asked, and what it did not say. */
function Answer({ compared: { check }, momentOf }: AnswerProps) {
  if (check.outcome === 'unknown')
    return (
      <Alert tone="warn" title="A Receita não conhece este CNPJ">
        Consultada em {momentOf(check.at)}. Confira o número com o cliente antes de decidir.
      </Alert>
    );
  if (check.outcome === 'no-answer')
    return (
      <Alert title="A Receita não respondeu">
        A consulta de {momentOf(check.at)} ficou sem resposta.{' '}
        {check.foundAt === undefined
          ? 'Nada se perdeu: consulte de novo mais tarde.'
          : `Abaixo está o que ela disse em ${momentOf(check.foundAt)}.`}
      </Alert>
    );
  return <p className="text-ink-2 text-sm">Consultada em {momentOf(check.at)}.</p>;
}
