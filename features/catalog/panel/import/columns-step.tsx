import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import {
  chooseColumnsEndpoint,
  startImportEndpoint,
} from '../../contract/sheet-import/sheet-import.endpoints.ts';
import {
  dryRunFromWire,
  mappingToWire,
  type ShownImport,
  sheetImportFromWire,
} from '../../contract/sheet-import/sheet-import.wire.ts';
import {
  FIELD_LABELS,
  isSheetField,
  type SheetField,
} from '../../contract/sheet-import/sheet-import-texts.ts';
import { fieldTwice, missingFields } from '../../domain/sheet-import/read-line.ts';
import type { ColumnMapping, DryRun } from '../../domain/sheet-import/sheet-import.ts';
import { ColumnChoices } from './column-choices.tsx';
import { ImportCounts } from './import-counts.tsx';
import { importQuery, importsKey } from './imports-query.ts';
import { ProductProblems } from './product-problems.tsx';

const OPTIONS = (Object.keys(FIELD_LABELS) as SheetField[]).map((value) => ({
  value,
  label: FIELD_LABELS[value],
}));

/** What each column is; then what the import would do; then the start. */
export function ColumnsStep({ one }: { readonly one: ShownImport }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const seesCost = useMay('prices:write');
  const [mapping, setMapping] = useState<ColumnMapping>(one.mapping);
  const [run, setRun] = useState<{ readonly counts: DryRun; readonly at: number }>();
  const params = { idfornecedor: shop.id, idimportacao: one.id };
  const check = useMutation({
    mutationFn: () =>
      api.call(chooseColumnsEndpoint, { params, body: { colunas: mappingToWire(mapping) as never } }),
    onSuccess: ({ previa }) => setRun({ counts: dryRunFromWire(previa), at: Date.now() }),
  });
  const start = useMutation({
    mutationFn: () => api.call(startImportEndpoint, { params }),
    onSuccess: async (wire) => {
      queryClient.setQueryData(importQuery(api, shop.id, one.id).queryKey, sheetImportFromWire(wire));
      await queryClient.invalidateQueries({ queryKey: [...importsKey(shop.id), 'list'] });
    },
  });
  const missing = missingFields(mapping).map((field) => (isSheetField(field) ? FIELD_LABELS[field] : field));
  const twice = fieldTwice(mapping);
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 md:p-5">
        <h2 className="font-semibold text-base">1. O que é cada coluna</h2>
        <p className="text-ink-2 text-sm">
          Confira os palpites. O que você escolher aqui fica lembrado para a próxima planilha desta loja.
        </p>
        <ColumnChoices
          one={one}
          mapping={mapping}
          options={seesCost ? OPTIONS : OPTIONS.filter(({ value }) => value !== 'cost')}
          onChange={(chosen) => {
            setRun(undefined);
            setMapping(chosen);
          }}
        />
        {missing.length > 0 && (
          <p role="status" className="text-sm text-warn">
            Falta escolher: {missing.join(', ')}.
          </p>
        )}
        <Refused error={check.error} otherwise="Não foi possível conferir. Tente de novo." />
        <Button
          tone={run === undefined ? 'primary' : 'secondary'}
          className="self-start"
          disabled={missing.length > 0 || twice !== undefined}
          busy={check.isPending}
          onClick={() => check.mutate()}
        >
          Conferir sem importar
        </Button>
      </section>
      {run !== undefined && (
        <section aria-live="polite" className="flex flex-col gap-4">
          <h2 className="font-semibold text-base">2. O que vai acontecer</h2>
          <ImportCounts {...run.counts} />
          {run.counts.newCategories.length > 0 && (
            <details className="rounded-lg border border-line bg-surface p-4 text-sm">
              <summary className="cursor-pointer font-medium">
                Categorias que serão criadas: {run.counts.newCategories.length.toLocaleString('pt-BR')}
              </summary>
              <p className="mt-2 text-ink-2">{run.counts.newCategories.join('; ')}</p>
            </details>
          )}
          <ProductProblems importId={one.id} of={`read ${run.at}`} />
          <Refused error={start.error} otherwise="Não foi possível começar. Tente de novo." />
          <Button tone="primary" className="self-start" busy={start.isPending} onClick={() => start.mutate()}>
            Importar{' '}
            {(run.counts.inserted + run.counts.updated + run.counts.unchanged).toLocaleString('pt-BR')}{' '}
            produtos
          </Button>
        </section>
      )}
    </div>
  );
}
