import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { PriceSources } from '#features/pricing/panel/price-sources.ts';
import { RuleStateBadge } from '#features/pricing/panel/rule-state-badge.tsx';
import { useLead, usePathPart } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { Button } from '#platform/ui/button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { panelComboFromWire } from '../../contract/panel-combo.wire.ts';
import { addComboEndpoint, changeComboEndpoint } from '../../contract/panel-combos.endpoints.ts';
import type { WirePanelCombo } from '../../contract/panel-combos.schema.ts';
import type { ComboState } from '../../domain/combo.ts';
import { CloseComboDialog } from './close-combo-dialog.tsx';
import { type ComboDraft, comboDraft, comboDraftToWire, DRAFT_FIELDS, NEW_COMBO } from './combo-draft.ts';
import { ComboFields } from './combo-fields.tsx';
import { type ComboChoices, comboChoicesQuery, comboQuery, combosKey } from './combos-query.ts';
import { comboState } from './combos-screen.tsx';

const LABELS = {
  name: 'Nome',
  slug: 'Endereço da página',
  description: 'Descrição',
  items: 'Produtos',
  kind: 'Como se forma o preço',
  price: 'Preço',
  percent: 'Desconto',
  clients: 'Clientes',
  groups: 'Grupos de clientes',
  payments: 'Formas de pagamento',
  deliveryTypes: 'Entrega ou retirada',
  from: 'Início',
  until: 'Fim',
  perOrder: 'Limite por pedido',
  perClient: 'Limite por cliente',
  limit: 'Limite ao todo',
  position: 'Ordem na lista',
  active: 'À venda',
} as const;

interface WithSources {
  readonly sources: PriceSources;
}

export function NewComboScreen({ sources }: WithSources) {
  const { shop } = useStaffPlace();
  const choices = useQuery(comboChoicesQuery(sources, shop.id));
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader title="Novo combo" back={{ href: panelHref(shop, '/combos'), label: 'Combos' }} />
      {choices.data === undefined ? <Waiting {...choices} /> : <NewComboForm choices={choices.data} />}
    </div>
  );
}

function NewComboForm({ choices }: { readonly choices: ComboChoices }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const client = useQueryClient();
  const form = usePanelForm<ComboDraft, WirePanelCombo>({
    values: NEW_COMBO,
    save: (draft) => {
      const params = { idfornecedor: shop.id };
      return api.call(addComboEndpoint, { params, body: comboDraftToWire(draft, shop) });
    },
    saved: ({ nome }) => `O combo “${nome}” foi criado.`,
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: combosKey(shop.id) });
      await lead(panelHref(shop, '/combos'));
    },
    fields: DRAFT_FIELDS,
  });
  return (
    <FormBody form={form} label="Criar combo" always onCancel={() => void lead(panelHref(shop, '/combos'))}>
      <ComboFields form={form} choices={choices} isNew />
    </FormBody>
  );
}

/** A combo of the address. */
export function ComboScreen({ sources }: WithSources) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('promotions:write');
  const found = useQuery(comboQuery(useApi(), shop.id, usePathPart('idcombo')));
  const choices = useQuery({
    ...comboChoicesQuery(sources, shop.id, found.data?.combo),
    enabled: found.data !== undefined && mayWrite,
    placeholderData: (before) => before,
  });
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      {found.data === undefined ? (
        <Waiting {...found} />
      ) : (
        <>
          <ComboHeader row={found.data} />
          {!mayWrite ? (
            <p className="text-ink-2 text-sm">Você pode só ver os combos.</p>
          ) : choices.data === undefined ? (
            <Waiting {...choices} />
          ) : (
            <ComboForm key={found.data.combo.id} row={found.data} choices={choices.data} />
          )}
        </>
      )}
    </div>
  );
}

function ComboHeader({ row }: { readonly row: ComboState }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('promotions:write');
  const [closing, setClosing] = useState(false);
  const sold = row.used === 1 ? '1 vendido' : `${row.used.toLocaleString('pt-BR')} vendidos`;
  return (
    <>
      <PageHeader
        title={row.combo.name}
        back={{ href: panelHref(shop, '/combos'), label: 'Combos' }}
        status={<RuleStateBadge male state={comboState(row, useNow())} />}
        lead={`${sold}. Mudanças valem para as próximas compras: os pedidos feitos ficam como estão.`}
        actions={mayWrite && row.combo.active && <Button onClick={() => setClosing(true)}>Encerrar</Button>}
      />
      {closing && <CloseComboDialog combo={row.combo} onClose={() => setClosing(false)} />}
    </>
  );
}

function ComboForm({ row, choices }: { readonly row: ComboState; readonly choices: ComboChoices }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const { combo, version } = row;
  const form = usePanelForm<ComboDraft, WirePanelCombo>({
    values: comboDraft(combo, choices.nameOf, shop),
    version,
    save: (draft, versao = version) =>
      api.call(changeComboEndpoint, {
        params: { idfornecedor: shop.id, idcombo: combo.id },
        body: { ...comboDraftToWire(draft, shop, combo), versao },
      }),
    saved: 'Combo salvo.',
    onSaved: () => client.invalidateQueries({ queryKey: combosKey(shop.id) }),
    fields: DRAFT_FIELDS,
    current: (state) => {
      const now = panelComboFromWire(state as WirePanelCombo);
      return { values: comboDraft(now.combo, choices.nameOf, shop), version: now.version };
    },
  });
  return (
    <FormBody
      form={form}
      labels={LABELS}
      show={{ items: (items) => items.map(({ product }) => product?.label ?? '').join(', ') }}
    >
      <ComboFields form={form} choices={choices} />
    </FormBody>
  );
}

interface WaitingProps {
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly isFetching: boolean;
}

const Waiting = ({ error, refetch, isFetching }: WaitingProps) =>
  error === null ? (
    <RowsLoading />
  ) : (
    <LoadFailure title="Não foi possível carregar o combo" error={error} again={refetch} busy={isFetching} />
  );
