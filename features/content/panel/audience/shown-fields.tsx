import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { choicesQuery } from './choices-query.ts';
import type { ShownValues } from './shown-values.ts';

interface ShownFieldsProps<Values extends ShownValues> {
  readonly form: PanelForm<Values>;
  /** What it means to be off. */
  readonly off?: string;
}

const optionsOf = (all: readonly { readonly id: string; readonly name: string }[] = []) =>
  all.map(({ id, name }) => ({ value: id, label: name }));

/** When and to whom; nothing chosen limits nothing. */
export function ShownFields<Values extends ShownValues>({
  form: whole,
  off = 'Desligado, é um rascunho: só a prévia o mostra.',
}: ShownFieldsProps<Values>) {
  // The fields that all such forms have.
  const form = whole as unknown as PanelForm<ShownValues>;
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(choicesQuery(useApi(), shop.id));
  const segments = optionsOf(data?.segments);
  const payments = optionsOf(data?.paymentMethods);
  return (
    <>
      <FormSection
        title="Quando"
        help="Sem início, vale desde já; sem fim, até ser desligado. Na hora marcada a loja muda sozinha."
      >
        <FormSwitch form={form} name="published" label="Ligado" hint={off} className="col-span-full" />
        <FormDateTime form={form} name="from" label="Início" optional />
        <FormDateTime form={form} name="until" label="Fim" optional />
      </FormSection>
      <FormSection title="Para quem" help="Nada marcado: para todos.">
        {error !== null && (
          <div className="col-span-full">
            <LoadFailure
              title="Não foi possível carregar segmentos, pagamentos e grupos"
              error={error}
              again={refetch}
              busy={isFetching}
            />
          </div>
        )}
        <FormCheckboxGroup
          form={form}
          name="devices"
          label="Aparelhos"
          options={[
            { value: 'mobile', label: 'Celular' },
            { value: 'desktop', label: 'Computador' },
          ]}
        />
        <FormCheckboxGroup
          form={form}
          name="deliveryTypes"
          label="Entrega ou retirada"
          options={[
            { value: 'delivery', label: 'Entrega' },
            { value: 'pickup', label: 'Retirada' },
          ]}
        />
        {segments.length > 0 && (
          <FormCheckboxGroup form={form} name="segments" label="Segmentos" options={segments} />
        )}
        {payments.length > 0 && (
          <FormCheckboxGroup form={form} name="payments" label="Formas de pagamento" options={payments} />
        )}
        <FormTags
          form={form}
          name="groups"
          label="Grupos de clientes"
          hint="Só quem entrou na conta e é de um destes grupos."
          optional
          suggestions={data?.groups ?? []}
          className="col-span-full"
        />
      </FormSection>
    </>
  );
}
