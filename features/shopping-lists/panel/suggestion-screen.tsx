import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { useLead, usePathPart } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { changeSuggestionEndpoint, suggestListEndpoint } from '../contract/suggestions.endpoints.ts';
import type { WireSuggestion } from '../contract/suggestions.schema.ts';
import { listSuggestionFromWire } from '../contract/suggestions.wire.ts';
import type { ListSuggestion } from '../domain/suggestion.ts';
import type { AudienceSources } from './audience-sources.ts';
import { audienceWords } from './audience-words.ts';
import { DRAFT_FIELDS, type ListDraft, listDraft, listDraftToWire, NEW_LIST } from './list-draft.ts';
import { ListFields } from './list-fields.tsx';
import { SuggestionBadge } from './suggestion-badge.tsx';
import {
  type AudienceChoices,
  audienceChoicesQuery,
  suggestionQuery,
  suggestionsKey,
} from './suggestions-query.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const LABELS = {
  name: 'Nome',
  description: 'Descrição',
  items: 'Produtos',
  audience: 'Quem a vê',
  groups: 'Grupos de clientes',
  clients: 'Clientes',
  active: 'Sugerir aos clientes',
} as const;

interface WithSources {
  readonly sources: AudienceSources;
}

export function NewSuggestionScreen({ sources }: WithSources) {
  const { shop } = useStaffPlace();
  const choices = useQuery(audienceChoicesQuery(sources, shop.id));
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader title="Nova lista sugerida" back={backTo(panelHref(shop, '/listas'))} />
      {choices.data === undefined ? <Waiting {...choices} /> : <NewForm choices={choices.data} />}
    </div>
  );
}

function NewForm({ choices }: { readonly choices: AudienceChoices }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const client = useQueryClient();
  const toLists = () => lead(panelHref(shop, '/listas'));
  const form = usePanelForm<ListDraft, WireSuggestion>({
    values: NEW_LIST,
    save: (draft) =>
      api.call(suggestListEndpoint, { params: { idfornecedor: shop.id }, body: listDraftToWire(draft) }),
    saved: ({ nome, ativa }) =>
      ativa ? `A lista “${nome}” já é sugerida na loja.` : `A lista “${nome}” foi criada.`,
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: suggestionsKey(shop.id) });
      await toLists();
    },
    fields: DRAFT_FIELDS,
  });
  return (
    <FormBody form={form} label="Criar lista" always onCancel={() => void toLists()}>
      <ListFields form={form} choices={choices} />
    </FormBody>
  );
}

/** The list of the address. */
export function SuggestionScreen({ sources }: WithSources) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('shopping-lists:write');
  const found = useQuery(suggestionQuery(useApi(), shop.id, usePathPart('idlista')));
  const choices = useQuery({
    ...audienceChoicesQuery(sources, shop.id, found.data?.audience.clients),
    enabled: found.data !== undefined && mayWrite,
    placeholderData: (before) => before,
  });
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      {found.data === undefined ? (
        <Waiting {...found} />
      ) : (
        <>
          <Header list={found.data} />
          {!mayWrite ? (
            <Contents list={found.data} />
          ) : choices.data === undefined ? (
            <Waiting {...choices} />
          ) : (
            <EditForm key={found.data.id} list={found.data} choices={choices.data} />
          )}
        </>
      )}
    </div>
  );
}

function Header({ list }: { readonly list: ListSuggestion }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('shopping-lists:write');
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <>
      <PageHeader
        title={list.name}
        back={backTo(panelHref(shop, '/listas'))}
        status={<SuggestionBadge active={list.active} />}
        lead="O que os clientes já copiaram desta lista fica com eles como está."
        actions={
          mayWrite && list.active && <Button onClick={() => setWithdrawing(true)}>Deixar de sugerir</Button>
        }
      />
      {withdrawing && <WithdrawDialog list={list} onClose={() => setWithdrawing(false)} />}
    </>
  );
}

interface EditFormProps {
  readonly list: ListSuggestion;
  readonly choices: AudienceChoices;
}

function EditForm({ list, choices }: EditFormProps) {
  const { nameOf } = choices;
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const form = usePanelForm<ListDraft, WireSuggestion>({
    values: listDraft(list, nameOf),
    version: list.version,
    save: (draft, versao = list.version) =>
      api.call(changeSuggestionEndpoint, {
        params: { idfornecedor: shop.id, idlista: list.id },
        body: { ...listDraftToWire(draft), versao },
      }),
    saved: 'Lista salva.',
    onSaved: () => client.invalidateQueries({ queryKey: suggestionsKey(shop.id) }),
    fields: DRAFT_FIELDS,
    current: (state) => {
      const now = listSuggestionFromWire(state as WireSuggestion);
      return { values: listDraft(now, nameOf), version: now.version };
    },
  });
  return (
    <FormBody
      form={form}
      labels={LABELS}
      show={{
        items: (items) => items.map(({ name }) => name).join(', '),
        clients: (clients) => clients.map(({ label }) => label).join(', '),
        audience: (audience) =>
          audience === 'everyone' ? 'Todos os clientes' : 'Grupos e clientes escolhidos',
      }}
    >
      <ListFields form={form} choices={choices} />
    </FormBody>
  );
}

/** For who may only read. */
const Contents = ({ list: { description, items, audience } }: { readonly list: ListSuggestion }) => (
  <Card className="flex flex-col gap-3">
    {description !== '' && <p className="wrap-anywhere">{description}</p>}
    <p className="text-ink-2 text-sm">Para: {audienceWords(audience)}</p>
    <ul aria-label="Produtos da lista" className="flex flex-col divide-y divide-line">
      {items.map(({ productId, name, quantity, unit }) => (
        <li key={productId} className="flex justify-between gap-4 py-2">
          <span className="wrap-anywhere">{name}</span>
          <span className="shrink-0 tabular-nums">{`${formatQuantity(quantity)} ${unit}`.trim()}</span>
        </li>
      ))}
    </ul>
  </Card>
);

const backTo = (href: string) => ({ href, label: 'Listas sugeridas' });

interface WaitingProps {
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly isFetching: boolean;
}

const Waiting = ({ error, refetch, isFetching }: WaitingProps) =>
  error === null ? (
    <RowsLoading />
  ) : (
    <LoadFailure title="Não foi possível carregar a lista" error={error} again={refetch} busy={isFetching} />
  );
