import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_TERMS_NOTE } from '#features/accounts/domain/client-terms.ts';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Facts } from '#platform/panel/pieces/facts.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { putClientTermsEndpoint } from '../../contract/terms/client-terms.endpoints.ts';
import type { WireAgreedTerms } from '../../contract/terms/client-terms.schema.ts';
import { agreedTermsFromWire } from '../../contract/terms/client-terms.wire.ts';
import type { ClientPage } from '../../domain/client-page.ts';
import { type ClientTermsPage, methodsOfClient } from '../../domain/terms/client-terms.ts';
import { clientTermsQuery } from './client-terms-query.ts';
import { methodWords, type TermsValues, termsBody, termsValues } from './terms-values.ts';

const LABELS = {
  rule: 'Formas de pagamento',
  methods: 'Só estas formas valem',
  minimum: 'Pedido mínimo',
  note: 'Observação',
};
const RULES = [
  { value: 'shop', label: 'As que a loja oferece a ele' },
  { value: 'own', label: 'Só as escolhidas aqui' },
];
const ruleLabel = (rule: string): string => RULES.find(({ value }) => value === rule)?.label ?? '';

/** What the shop agreed with the client: ways to pay, least order, and what its people should know about it. */
export function TermsTab({ client }: { readonly client: ClientPage }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('clients:write') && !client.forgotten;
  const { data, error, refetch, isFetching } = useQuery(clientTermsQuery(api, shop.id, client.clientId));
  if (data === undefined)
    return error === null ? (
      <RowsLoading rows={3} />
    ) : (
      <LoadFailure
        title="Não foi possível carregar as condições"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  return (
    <Card as="section" aria-labelledby="condicoes" className="flex max-w-225 flex-col gap-4">
      <h2 id="condicoes" className="text-lg">
        Condições
      </h2>
      {mayWrite ? (
        <TermsForm clientId={client.clientId} page={data} />
      ) : (
        <Facts
          facts={[
            { label: LABELS.rule, value: methodsOfClient(data).map(methodWords).join('; ') || 'Nenhuma' },
            {
              label: LABELS.minimum,
              value: data.agreed.minimumOrder === undefined ? '—' : formatMoney(data.agreed.minimumOrder),
            },
            { label: LABELS.note, value: data.agreed.note },
          ]}
        />
      )}
    </Card>
  );
}

interface TermsFormProps {
  readonly clientId: string;
  readonly page: ClientTermsPage;
}

function TermsForm({ clientId, page }: TermsFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const query = clientTermsQuery(api, shop.id, clientId);
  const form = usePanelForm<TermsValues, WireAgreedTerms>({
    values: termsValues(page.agreed),
    version: page.agreed.version,
    save: (values, version = page.agreed.version) =>
      api.call(putClientTermsEndpoint, {
        params: { idfornecedor: shop.id, idcliente: clientId },
        body: { ...termsBody(values), versao: version },
      }),
    saved: 'Condições salvas.',
    onSaved: (saved) => {
      queryClient.setQueryData(query.queryKey, { ...page, agreed: agreedTermsFromWire(saved) });
    },
    fields: { formasPagamento: 'methods', pedidoMinimo: 'minimum', observacao: 'note' },
    about: { 'amount-not-exact': 'minimum', 'unknown-method': 'methods' },
    current: (state) => {
      const agreed = agreedTermsFromWire(state as WireAgreedTerms);
      return { values: termsValues(agreed), version: agreed.version };
    },
  });
  const own = form.form.watch('rule') === 'own';
  const nameOf = new Map(page.methods.map((method) => [method.id, method.name]));
  const usual = page.methods.filter((method) => method.active && method.usual);
  return (
    <FormBody
      form={form}
      labels={LABELS}
      show={{
        rule: ruleLabel,
        methods: (ids) => ids.map((id) => nameOf.get(id) ?? id).join(', '),
        minimum: minimumWords,
      }}
    >
      <FormSelect
        form={form}
        name="rule"
        label={LABELS.rule}
        {...(own ? {} : { hint: `Hoje: ${usual.map(methodWords).join('; ') || 'nenhuma'}.` })}
        options={RULES}
        className="max-w-form"
      />
      {own && (
        <FormCheckboxGroup
          form={form}
          name="methods"
          label={LABELS.methods}
          hint="As outras somem para o cliente, e um pedido com elas é recusado. Formas limitadas a um grupo valem também para quem não é dele. A prazo, vale o limite de crédito."
          required="Marque ao menos uma forma, ou deixe as que a loja oferece a ele."
          options={page.methods.map((method) => ({ value: method.id, label: methodWords(method) }))}
        />
      )}
      <FormMoney
        form={form}
        name="minimum"
        label={LABELS.minimum}
        hint="Em produtos, para entrega e retirada. O mínimo da área de entrega vale também."
        optional
        min={0}
        max={9_999_999_999}
        className="max-w-form"
      />
      <FormTextArea
        form={form}
        name="note"
        label={LABELS.note}
        hint="Só a equipe da loja lê. O cliente a recebe se pedir os dados que a loja guarda dele."
        optional
        rows={3}
        maxLength={MAX_TERMS_NOTE}
      />
    </FormBody>
  );
}

const minimumWords = (minimum: number | null): string =>
  minimum === null ? 'nenhum' : formatMoney(centavos(minimum));
