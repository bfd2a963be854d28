import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CHANGED_BY_OTHER } from '#platform/contract/changed-by-other.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  choosePriceColumnsEndpoint,
  startPriceImportEndpoint,
} from '../../contract/price-import/price-import.endpoints.ts';
import { priceDryRunFromWire } from '../../contract/price-import/price-import.wire.ts';
import {
  PRICE_LABELS,
  type PriceField,
  priceImportTexts,
} from '../../contract/price-import/price-import-texts.ts';
import {
  mappingToWire,
  type ShownImport,
  sheetImportFromWire,
} from '../../contract/sheet-import/sheet-import.wire.ts';
import { missingColumn } from '../../domain/price-import/price-line.ts';
import { fieldTwice } from '../../domain/sheet-import/read-line.ts';
import type { ColumnMapping, PriceDryRun } from '../../domain/sheet-import/sheet-import.ts';
import { ColumnChoices } from '../import/column-choices.tsx';
import { paramsOf, priceImportQuery, priceImportsKey, type TablePlace } from './price-imports-query.ts';
import { PriceProblems } from './price-problems.tsx';

const OPTIONS = (Object.keys(PRICE_LABELS) as PriceField[]).map((value) => ({
  value,
  label: PRICE_LABELS[value],
}));

const whole = (count: number): string => count.toLocaleString('pt-BR');

interface PriceColumnsStepProps {
  readonly place: TablePlace;
  readonly one: ShownImport;
}

/** What each column is; then what the import would do to the table; then the start. */
export function PriceColumnsStep({ place, one }: PriceColumnsStepProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [mapping, setMapping] = useState<ColumnMapping>(one.mapping);
  const [run, setRun] = useState<{ readonly counts: PriceDryRun; readonly at: number }>();
  const params = { ...paramsOf(place), idimportacao: one.id };
  const check = useMutation({
    mutationFn: () =>
      api.call(choosePriceColumnsEndpoint, { params, body: { colunas: mappingToWire(mapping) as never } }),
    onSuccess: ({ previa }) => setRun({ counts: priceDryRunFromWire(previa), at: Date.now() }),
  });
  const start = useMutation({
    mutationFn: (version: number) =>
      api.call(startPriceImportEndpoint, { params, body: { versao: version } }),
    onSuccess: async (wire) => {
      queryClient.setQueryData(priceImportQuery(api, place, one.id).queryKey, sheetImportFromWire(wire));
      await queryClient.invalidateQueries({ queryKey: [...priceImportsKey(place), 'list'] });
    },
    // What was compared is old: the columns stay, and the comparison is made again.
    onError: (error) => {
      if (isStale(error)) setRun(undefined);
    },
  });
  const missing = missingColumn(mapping);
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 md:p-5">
        <h2 className="font-semibold text-base">1. O que é cada coluna</h2>
        <p className="text-ink-2 text-sm">
          Confira os palpites. Produtos que não estão na planilha ficam como estão na tabela; sem coluna de
          atacado, os preços de atacado também.
        </p>
        <ColumnChoices
          one={one}
          mapping={mapping}
          options={OPTIONS}
          onChange={(chosen) => {
            setRun(undefined);
            setMapping(chosen);
          }}
        />
        {missing !== undefined && (
          <p role="status" className="text-sm text-warn">
            {priceImportTexts[missing].message}
          </p>
        )}
        <Refused error={check.error} otherwise="Não foi possível conferir. Tente de novo." />
        {isStale(start.error) && run === undefined && (
          <Alert tone="warn" title="A tabela mudou depois da conferência">
            Outra pessoa alterou os preços desta tabela. Confira de novo para ver o que a planilha muda agora.
          </Alert>
        )}
        <Button
          tone={run === undefined ? 'primary' : 'secondary'}
          className="self-start"
          disabled={missing !== undefined || fieldTwice(mapping) !== undefined}
          busy={check.isPending}
          onClick={() => check.mutate()}
        >
          Conferir sem importar
        </Button>
      </section>
      {run !== undefined && (
        <section aria-live="polite" className="flex flex-col gap-4">
          <h2 className="font-semibold text-base">2. O que vai acontecer</h2>
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
            <StatCard label="Novos na tabela" value={whole(run.counts.inserted)} />
            <StatCard label="Preços alterados" value={whole(run.counts.updated)} />
            <StatCard label="Sem mudança" value={whole(run.counts.unchanged)} />
            <StatCard label="Produto não encontrado" value={whole(run.counts.unknown)} />
            <StatCard label="Linhas com erro" value={whole(run.counts.faulty)} />
          </div>
          <PriceProblems place={place} importId={one.id} of={`read ${run.at}`} />
          <Start
            changes={run.counts.inserted + run.counts.updated}
            busy={start.isPending}
            error={start.error}
            onStart={() => start.mutate(run.counts.version)}
          />
        </section>
      )}
    </div>
  );
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.problem.code === CHANGED_BY_OTHER;

interface StartProps {
  readonly changes: number;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onStart: () => void;
}

function Start({ changes, busy, error, onStart }: StartProps) {
  if (changes === 0)
    return <p className="text-ink-2 text-sm">A planilha não muda nenhum preço: não há o que importar.</p>;
  return (
    <>
      <Refused error={error} otherwise="Não foi possível começar. Tente de novo." />
      <Button tone="primary" className="self-start" busy={busy} onClick={onStart}>
        {changes === 1 ? 'Importar 1 preço' : `Importar ${whole(changes)} preços`}
      </Button>
    </>
  );
}
