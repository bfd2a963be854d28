import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { FormButtons } from '#platform/panel/form-buttons.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { decideApprovalEndpoint } from '../../contract/clients/approval.endpoints.ts';
import type { Applicant } from '../../domain/applicant.ts';
import { formatDocument } from '../../domain/document.ts';
import { panelHref, useMay, useStaffPlace } from '../staff-place.ts';
import { ApplicantDocuments } from './applicant-documents.tsx';
import { applicantsKey } from './applicants-query.ts';
import { RegisterComparison } from './register-comparison.tsx';

/** A client with what they have said about themselves, and the shop's decision. */
export function ApplicantCard({ applicant }: { readonly applicant: Applicant }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const mayDecide = useMay('clients:approve');
  const [refusing, setRefusing] = useState(false);
  const decide = useMutation({
    mutationFn: ({ approved, reason }: { readonly approved: boolean; readonly reason?: string }) =>
      api.call(decideApprovalEndpoint, {
        params: { idfornecedor: shop.id, idcliente: applicant.clientId },
        body: { aprovado: approved, ...(reason === undefined || reason === '' ? {} : { motivo: reason }) },
      }),
    onSuccess: (_, { approved }) => {
      showToast({ text: `${applicant.name}: cadastro ${approved ? 'aprovado' : 'recusado'}.` });
      return queryClient.invalidateQueries({ queryKey: applicantsKey(shop.id) });
    },
  });
  const refuse = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    decide.mutate({ approved: false, reason: typeof reason === 'string' ? reason.trim() : '' });
  };
  const { standing } = applicant;
  return (
    <Card as="article" aria-label={applicant.name} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-lg">
            <AppLink href={panelHref(shop, `/clientes/${applicant.clientId}`)} className="hover:underline">
              {applicant.name}
            </AppLink>
            <Badge>{applicant.kind === 'company' ? 'Empresa' : 'Pessoa'}</Badge>
          </h2>
          <p className="text-ink-2 text-sm">Desde {formatDate(applicant.since, timeZoneOf(shop))}</p>
        </div>
        {mayDecide && !refusing && (
          <div className="flex flex-wrap gap-2">
            {standing !== 'approved' && (
              <Button
                size="sm"
                tone="primary"
                busy={decide.isPending}
                onClick={() => decide.mutate({ approved: true })}
              >
                Aprovar
              </Button>
            )}
            {standing !== 'refused' && (
              <Button size="sm" tone="danger" onClick={() => setRefusing(true)}>
                {standing === 'approved' ? 'Retirar aprovação' : 'Recusar'}
              </Button>
            )}
          </div>
        )}
      </div>
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {facts(applicant).map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-6 border-line border-t pt-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RegisterComparison applicant={applicant} />
        <ApplicantDocuments applicant={applicant} />
      </div>
      <Refused error={decide.error} otherwise="Não foi possível gravar a decisão. Tente de novo." />
      {refusing && (
        <form method="post" onSubmit={refuse} className="grid gap-4 border-line border-t pt-4">
          <TextArea
            autoFocus
            name="reason"
            label="Por quê?"
            optional
            hint="O cliente lê o motivo no e-mail que o avisa."
            maxLength={500}
          />
          <FormButtons
            label={standing === 'approved' ? 'Retirar aprovação' : 'Recusar cadastro'}
            tone="danger"
            busy={decide.isPending}
            onCancel={() => setRefusing(false)}
          />
        </form>
      )}
    </Card>
  );
}

const facts = (applicant: Applicant): readonly { label: string; value: string }[] =>
  [
    {
      label: applicant.kind === 'company' ? 'CNPJ' : 'Documento',
      value: formatDocument(applicant.document ?? ''),
    },
    { label: 'Inscrição estadual', value: applicant.stateRegistration ?? '' },
    { label: 'Responsável', value: applicant.userName },
    { label: 'E-mail', value: applicant.email },
    { label: 'Telefone', value: applicant.phone ?? '' },
    ...applicant.characteristics.map(({ name, answer }) => ({ label: name, value: answer })),
  ].filter(({ value }) => value !== '');
