import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { sectorsFromWire } from '../../contract/categories/panel/panel-sector.wire.ts';
import { saveSectorsEndpoint } from '../../contract/categories/panel/panel-sectors.endpoints.ts';
import type { WireSectors } from '../../contract/categories/panel/panel-sectors.schema.ts';
import { type EditedSectors, MAX_SECTORS } from '../../domain/categories/edited-sectors.ts';

export const sectorsKey = (shopId: string) => ['panel', shopId, 'sectors'] as const;

interface SectorsValues {
  /** `sectorId`: '' for a new one; the form's list has ids of its own. */
  sectors: { sectorId: string; nome: string; slug: string; categorias: string[] }[];
}

const valuesOf = ({ sectors }: EditedSectors): SectorsValues => ({
  sectors: sectors.map(({ id = '', name, slug, categoryIds }) => ({
    sectorId: id,
    ...{ nome: name, slug, categorias: [...categoryIds] },
  })),
});

interface SectorsFormProps {
  readonly part: EditedSectors;
  readonly roots: readonly { readonly value: string; readonly label: string }[];
  readonly mayWrite: boolean;
}

export function SectorsForm({ part, roots, mayWrite }: SectorsFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: valuesOf(part),
    version: part.version,
    saved: 'Setores salvos, e já valem na loja.',
    current: (state) => {
      const current = sectorsFromWire(state as WireSectors);
      return { values: valuesOf(current), version: current.version };
    },
    save: ({ sectors }: SectorsValues, version = 1) =>
      api.call(saveSectorsEndpoint, {
        params: { idfornecedor: shop.id },
        body: {
          setores: sectors.map(({ sectorId, ...fields }) =>
            sectorId === '' ? fields : { id: sectorId, ...fields },
          ),
          versao: version,
        },
      }),
    onSaved: (saved) => queryClient.setQueryData(sectorsKey(shop.id), sectorsFromWire(saved)),
  });
  const list = useFieldArray({ control: form.form.control, name: 'sectors' });
  return (
    <FormBody
      form={form}
      labels={{ sectors: 'Setores' }}
      show={{ sectors: (all) => all.map(({ nome }) => nome).join(', ') }}
    >
      {list.fields.length === 0 && (
        <EmptyState
          title="Nenhum setor"
          text="Crie o primeiro e marque as categorias dele. A ordem daqui é a da loja."
        />
      )}
      {list.fields.map((field, index) => (
        <FormSection key={field.id} title={`Setor ${index + 1}`}>
          <FormText
            form={form}
            name={`sectors.${index}.nome`}
            label="Nome"
            required
            maxLength={60}
            disabled={!mayWrite}
          />
          <FormText
            form={form}
            name={`sectors.${index}.slug`}
            label="Endereço"
            optional
            prefix="/setor/"
            hint="Vazio: é feito do nome."
            maxLength={80}
            disabled={!mayWrite}
          />
          <FormCheckboxGroup
            form={form}
            name={`sectors.${index}.categorias`}
            label="Categorias"
            options={roots}
            className="col-span-full"
            disabled={!mayWrite}
          />
          {mayWrite && (
            <div className="col-span-full flex gap-2">
              <IconButton
                label={`Subir o setor ${index + 1}`}
                icon={<ArrowUp aria-hidden="true" className="size-4" />}
                disabled={index === 0}
                onClick={() => list.move(index, index - 1)}
              />
              <IconButton
                label={`Descer o setor ${index + 1}`}
                icon={<ArrowDown aria-hidden="true" className="size-4" />}
                disabled={index === list.fields.length - 1}
                onClick={() => list.move(index, index + 1)}
              />
              <IconButton
                label={`Tirar o setor ${index + 1}`}
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                onClick={() => list.remove(index)}
              />
            </div>
          )}
        </FormSection>
      ))}
      {mayWrite && list.fields.length < MAX_SECTORS && (
        <Button
          className="self-start"
          onClick={() => list.append({ sectorId: '', nome: '', slug: '', categorias: [] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          Novo setor
        </Button>
      )}
    </FormBody>
  );
}
