import { useQuery } from '@tanstack/react-query';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { policySentence } from '../../contract/policy-words.ts';
import { validityWords } from '../../contract/terms-words.ts';
import type { KnownPolicy } from '../../domain/policy.ts';
import { type RuleState, ruleState } from '../../domain/rule-state.ts';
import { RuleStateBadge } from '../rule-state-badge.tsx';
import { policiesQuery } from './policies-query.ts';
import { type PolicyDeed, PolicyDialog } from './policy-dialog.tsx';

/** The shop's price policies, in the order in which they decide. */
export function PoliciesScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const list = useQuery(policiesQuery(useApi(), shop.id));
  // The minute's clock may be behind a policy that was ended just now.
  const now = Math.max(useNow(), list.dataUpdatedAt);
  const zone = timeZoneOf(shop);
  const [dialog, setDialog] = useState<{ readonly policy: KnownPolicy; readonly deed: PolicyDeed }>();
  const stateOf = ({ validity }: KnownPolicy): RuleState =>
    ruleState({ active: true, validity, exhausted: false }, now);
  const rows = list.data?.toSorted(
    (one, other) => Number(stateOf(one) === 'ended') - Number(stateOf(other) === 'ended'),
  );
  const named = (policy: KnownPolicy) => (
    <span className="flex max-w-120 flex-col">
      <AppLink
        href={panelHref(shop, `/politicas/${policy.id}`)}
        className="inline-flex min-h-6 items-center self-start font-semibold text-brand-text hover:underline wrap-anywhere"
      >
        {policy.name}
      </AppLink>
      <span className="text-ink-2 text-sm">{policySentence(policy)}</span>
    </span>
  );
  const actions = (policy: KnownPolicy) => {
    const deed = stateOf(policy) === 'active' ? 'end' : 'delete';
    return (
      <Button
        tone="quiet"
        size="sm"
        aria-label={`${deed === 'end' ? 'Encerrar' : 'Excluir'} ${policy.name}`}
        onClick={() => setDialog({ policy, deed })}
      >
        {deed === 'end' ? 'Encerrar' : 'Excluir'}
      </Button>
    );
  };
  const columns: readonly Column<KnownPolicy>[] = [
    { id: 'priority', title: 'Prioridade', numeric: true, cell: ({ priority }) => priority },
    { id: 'name', title: 'Política', always: true, cell: named },
    { id: 'state', title: 'Situação', cell: (policy) => <RuleStateBadge state={stateOf(policy)} /> },
    { id: 'validity', title: 'Validade', cell: ({ validity }) => validityWords(validity, zone) },
    { id: 'stackable', title: 'Soma com outras', cell: ({ stackable }) => (stackable ? 'Sim' : 'Não') },
    ...(mayWrite ? [{ id: 'actions', title: 'Ações', cell: actions }] : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Políticas de preço"
        lead="Descontos e preços que valem por produto, cliente, região, canal ou dia, sem cupom."
        actions={
          <>
            <LinkButton href={panelHref(shop, '/explicar-preco')}>Explicar um preço</LinkButton>
            {mayWrite && (
              <LinkButton tone="primary" href={panelHref(shop, '/politicas/nova')}>
                Nova política
              </LinkButton>
            )}
          </>
        }
      />
      <Alert title="Qual política decide">
        A de maior prioridade. Entre duas de mesma prioridade vale a melhor para o cliente, em cada
        quantidade. As que somam com outras valem juntas; uma que não soma vale sozinha.
      </Alert>
      <DataTable
        name="price-policies"
        caption="Políticas de preço"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        card={(policy) => (
          <div className="flex flex-col items-start gap-2">
            <RuleStateBadge state={stateOf(policy)} />
            {named(policy)}
            <span className="text-sm">
              Prioridade {policy.priority} · {validityWords(policy.validity, zone)}
            </span>
            {mayWrite && actions(policy)}
          </div>
        )}
        list={list}
        empty={
          <EmptyState
            icon={<Percent />}
            title="Nenhuma política de preço ainda"
            text="Crie uma política: ela vale a partir do próximo preço mostrado."
          />
        }
      />
      {dialog !== undefined && <PolicyDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
