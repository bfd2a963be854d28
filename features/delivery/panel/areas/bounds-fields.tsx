import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { crossesItself } from '../../domain/crosses-itself.ts';
import type { EditedArea, EditedBounds } from '../../domain/edited-area.ts';
import type { PanelStore } from '../delivery-query.ts';
import { type AreaValues, cornersIn, isIntricate } from './area-values.ts';
import { metresIn } from './bounds-words.ts';

interface BoundsFieldsProps {
  readonly form: PanelForm<AreaValues>;
  readonly before: EditedBounds;
  readonly stores: readonly PanelStore[];
  readonly others: readonly EditedArea[];
}

const CornersMap = lazyView(async () => (await import('./corners-map.tsx')).CornersMap);

const isCep = (text: string): boolean => /^\d{5}-?\d{3}$/.test(text.trim());
const cepProblem = (text: string) => (isCep(text) ? undefined : 'Informe um CEP de oito dígitos.');

/** Where the area is: a range of CEPs, a radius, or a drawing. */
export function BoundsFields({ form, before, stores, others }: BoundsFieldsProps) {
  const [kind, from, corners] = form.form.watch(['kind', 'cepFrom', 'corners']);
  const options = [
    { value: 'postal-range', label: 'Faixa de CEPs' },
    ...(stores.length > 0 ? [{ value: 'around-store', label: 'Raio em volta de uma loja' }] : []),
    ...(before.kind === 'radius' ? [{ value: 'radius', label: 'Raio em volta do ponto atual' }] : []),
    { value: 'polygon', label: 'Desenho no mapa' },
  ];
  return (
    <FormSection title="Onde" help="Pela faixa de CEPs é o mais simples. O desenho segue ruas e bairros.">
      <FormSelect
        form={form}
        name="kind"
        label="Como a área é definida"
        options={options}
        className="col-span-full"
      />
      {kind === 'postal-range' && (
        <>
          <FormText form={form} name="cepFrom" label="Do CEP" required maxLength={9} check={cepProblem} />
          <FormText
            form={form}
            name="cepTo"
            label="Até o CEP"
            required
            maxLength={9}
            check={(text) =>
              cepProblem(text) ??
              (text.replace('-', '') < from.replace('-', '')
                ? 'O CEP final não pode vir antes do inicial.'
                : undefined)
            }
          />
        </>
      )}
      {kind === 'around-store' && (
        <FormSelect
          form={form}
          name="storeId"
          label="Loja"
          required="Escolha a loja."
          prompt="Escolha"
          options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {(kind === 'around-store' || kind === 'radius') && (
        <FormText
          form={form}
          name="kilometres"
          label="Raio"
          suffix="km"
          required
          maxLength={8}
          check={(text) => ((metresIn(text) ?? 0) > 0 ? undefined : 'Informe o raio em km, como 3 ou 3,5.')}
        />
      )}
      {kind === 'polygon' &&
        (isIntricate(before) ? (
          <p className="col-span-full text-ink-2 text-sm">
            Este desenho tem várias partes ou furos e fica como está. Para redesenhar, crie outra área.
          </p>
        ) : (
          <>
            <CornersMap
              corners={corners}
              onCorners={(text: string) => form.form.setValue('corners', text, { shouldDirty: true })}
              others={others}
              around={stores}
            />
            {crossesItself(cornersIn(corners) ?? []) && (
              <Alert announced tone="warn" title="O desenho cruza a si mesmo" className="col-span-full">
                Confira a ordem dos cantos: eles seguem o contorno da área, um depois do outro.
              </Alert>
            )}
            <FormTextArea
              form={form}
              name="corners"
              label="Cantos do desenho"
              hint="Um por linha: latitude, longitude. Por exemplo: -8.0476, -34.8770"
              required
              rows={6}
              className="col-span-full"
              check={(text) => {
                const read = cornersIn(text);
                if (read === undefined) return 'Uma das linhas não é um canto: -8.0476, -34.8770.';
                return read.length < 3 ? 'Um desenho tem ao menos três cantos.' : undefined;
              }}
            />
          </>
        ))}
    </FormSection>
  );
}
