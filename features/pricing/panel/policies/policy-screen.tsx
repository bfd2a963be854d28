import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Zoned } from '#features/suppliers/domain/time-zone.ts';
import { useLead, usePathPart } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { WirePolicy } from '../../contract/panel-policies.schema.ts';
import { addPolicyEndpoint, changePolicyEndpoint } from '../../contract/policies.endpoints.ts';
import { policyFromWire } from '../../contract/policy.wire.ts';
import { policySentence } from '../../contract/policy-words.ts';
import type { KnownPolicy } from '../../domain/policy.ts';
import { ruleState } from '../../domain/rule-state.ts';
import type { PriceSources } from '../price-sources.ts';
import { RuleStateBadge } from '../rule-state-badge.tsx';
import { knownPolicyFromWire, policiesKey, policiesQuery } from './policies-query.ts';
import { type PolicyChoices, policyChoicesQuery } from './policy-choices.ts';
import { type PolicyDeed, PolicyDialog } from './policy-dialog.tsx';
import { DRAFT_FIELDS, draftOf, draftToWire, NEW_POLICY, type PolicyDraft } from './policy-draft.ts';
import { PolicyFields } from './policy-fields.tsx';

const LIST = '/politicas';
const LABELS = {
  name: 'Nome',
  kind: 'Efeito',
  percent: 'Desconto',
  amount: 'Desconto',
  price: 'Preço',
  tiers: 'Faixas de quantidade',
  products: 'Produtos',
  categories: 'Categorias',
  brands: 'Marcas',
  tags: 'Etiquetas de produto',
  clients: 'Clientes',
  groups: 'Grupos de clientes',
  kinds: 'Quem compra',
  approved: 'Cadastro',
  states: 'Estados',
  postalCodes: 'CEPs',
  channels: 'Por onde compra',
  deliveryTypes: 'Como recebe',
  subscriptionTypes: 'Só em assinaturas',
  from: 'Início',
  until: 'Fim',
  priority: 'Prioridade',
  stackable: 'Soma com outras',
} as const;

interface WithSources {
  readonly sources: PriceSources;
}

export function NewPolicyScreen({ sources }: WithSources) {
  const { shop } = useStaffPlace();
  const choices = useQuery(policyChoicesQuery(sources, shop.id));
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title="Nova política de preço"
        back={{ href: panelHref(shop, LIST), label: 'Políticas de preço' }}
      />
      <Loaded found={choices}>{(loaded) => <NewPolicyForm choices={loaded} />}</Loaded>
    </div>
  );
}

function NewPolicyForm({ choices }: { readonly choices: PolicyChoices }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const client = useQueryClient();
  const form = usePanelForm<PolicyDraft, WirePolicy>({
    values: NEW_POLICY,
    save: (draft) =>
      api.call(addPolicyEndpoint, {
        params: { idfornecedor: shop.id },
        body: draftToWire(draft, shop),
      }),
    saved: ({ nome }) => `A política “${nome}” foi criada.`,
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: policiesKey(shop.id) });
      await lead(panelHref(shop, LIST));
    },
    fields: DRAFT_FIELDS,
  });
  return (
    <FormBody form={form} label="Criar política" always onCancel={() => void lead(panelHref(shop, LIST))}>
      <PolicyFields form={form} choices={choices} />
      <Preview form={form} shop={shop} />
    </FormBody>
  );
}

/** A policy of the address. */
export function PolicyScreen({ sources }: WithSources) {
  const { shop } = useStaffPlace();
  const id = usePathPart('idpolitica');
  const mayWrite = useMay('prices:write');
  const list = useQuery(policiesQuery(useApi(), shop.id));
  const policy = list.data?.find((one) => one.id === id);
  const choices = useQuery({
    ...policyChoicesQuery(sources, shop.id, policy),
    enabled: policy !== undefined && mayWrite,
    // Another person's additions are named after the page is loaded again; the form stays.
    placeholderData: (before) => before,
  });
  if (list.data !== undefined && policy === undefined) return <NothingHere home={panelHref(shop, LIST)} />;
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <Loaded found={list}>
        {() =>
          policy !== undefined && (
            <>
              <PolicyHeader policy={policy} readAt={list.dataUpdatedAt} />
              {mayWrite ? (
                <Loaded found={choices}>
                  {(loaded) => <PolicyForm key={policy.id} policy={policy} choices={loaded} />}
                </Loaded>
              ) : (
                <p className="text-ink-2 text-sm">Você pode só ver as políticas.</p>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

interface PolicyHeaderProps {
  readonly policy: KnownPolicy;
  readonly readAt: number;
}

function PolicyHeader({ policy, readAt }: PolicyHeaderProps) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  // The minute's clock may be behind a policy that was ended just now.
  const now = Math.max(useNow(), readAt);
  const [deed, setDeed] = useState<PolicyDeed>();
  const state = ruleState({ active: true, validity: policy.validity, exhausted: false }, now);
  return (
    <>
      <PageHeader
        title={policy.name}
        back={{ href: panelHref(shop, LIST), label: 'Políticas de preço' }}
        status={<RuleStateBadge state={state} />}
        lead={policySentence(policy)}
        actions={
          <>
            <LinkButton href={panelHref(shop, '/explicar-preco')}>Explicar um preço</LinkButton>
            {mayWrite && (
              <Button onClick={() => setDeed(state === 'active' ? 'end' : 'delete')}>
                {state === 'active' ? 'Encerrar' : 'Excluir'}
              </Button>
            )}
          </>
        }
      />
      {deed !== undefined && <PolicyDialog policy={policy} deed={deed} onClose={() => setDeed(undefined)} />}
    </>
  );
}

function PolicyForm({ policy, choices }: { readonly policy: KnownPolicy; readonly choices: PolicyChoices }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const form = usePanelForm<PolicyDraft, WirePolicy>({
    values: draftOf(policy, choices.nameOf, shop),
    version: policy.version,
    save: (draft, versao = policy.version) =>
      api.call(changePolicyEndpoint, {
        params: { idfornecedor: shop.id, idpolitica: policy.id },
        body: { ...draftToWire(draft, shop, policy.validity), versao },
      }),
    saved: 'Política salva. Vale a partir do próximo preço mostrado.',
    onSaved: () => client.invalidateQueries({ queryKey: policiesKey(shop.id) }),
    fields: DRAFT_FIELDS,
    current: (state) => {
      const now = knownPolicyFromWire(state as WirePolicy);
      return { values: draftOf(now, choices.nameOf, shop), version: now.version };
    },
  });
  return (
    <FormBody form={form} labels={LABELS}>
      <PolicyFields form={form} choices={choices} />
      <Preview form={form} shop={shop} />
    </FormBody>
  );
}

/** What the policy would do as it is typed. */
function Preview({ form, shop }: { readonly form: PanelForm<PolicyDraft>; readonly shop: Zoned }) {
  const draft = form.form.watch();
  // A number that cannot be read is NaN.
  const unread = [draft.percent, draft.amount, draft.price, ...draft.tiers.flatMap(Object.values)];
  const read = unread.some(Number.isNaN)
    ? undefined
    : policyFromWire(draftToWire({ ...draft, from: '', until: '' }, shop));
  return (
    <p role="status" className="rounded-lg bg-info-soft px-4 py-3 text-info">
      {read?.ok ? `${policySentence(read.value)}.` : 'Aqui aparece o que a política faz.'}
    </p>
  );
}

interface LoadedProps<Data> {
  readonly found: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
    readonly isFetching: boolean;
  };
  readonly children: (data: Data) => React.ReactNode;
}

function Loaded<Data>({ found, children }: LoadedProps<Data>) {
  if (found.data !== undefined) return children(found.data);
  if (found.error === null) return <RowsLoading />;
  return (
    <LoadFailure
      title="Não foi possível carregar a política"
      error={found.error}
      again={found.refetch}
      busy={found.isFetching}
    />
  );
}
