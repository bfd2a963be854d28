import { useMutation } from '@tanstack/react-query';
import { FileDown, FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { Card } from '#platform/ui/card.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { download } from '#platform/web/download.ts';
import { useApi } from '#platform/web/use-api.ts';
import { readOrderSheetEndpoint } from '../../contract/quick-order/quick-order.endpoints.ts';
import { sheetTexts } from '../../contract/quick-order/quick-order-texts.ts';
import { csvOf } from '../../domain/quick-order/csv.ts';
import { parseQuickLines } from '../../domain/quick-order/parse-quick-lines.ts';
import type { WrittenLine } from '../../domain/quick-order/quick-line.ts';
import { csvFile } from './csv-file.ts';
import { fetchPriceList } from './fetch-price-list.ts';

interface QuickImportProps {
  readonly take: (lines: readonly WrittenLine[], how: 'colada' | 'lida', file?: string) => void;
}

export function QuickImport({ take }: QuickImportProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Paste take={take} />
      <Upload take={take} />
    </div>
  );
}

function Paste({ take }: QuickImportProps) {
  const [text, setText] = useState('');
  const lines = parseQuickLines(text);
  return (
    <Card as="section" aria-label="Colar linhas" className="flex flex-col gap-3">
      <TextArea
        label="Cole uma lista"
        hint="Uma linha por produto: SKU ou EAN e a quantidade. Exemplo: ABC-123 12"
        rows={4}
        value={text}
        maxLength={60_000}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        tone="secondary"
        className="self-start"
        disabled={lines.length === 0}
        onClick={() => {
          take(lines, 'colada');
          setText('');
        }}
      >
        Ler linhas
      </Button>
    </Card>
  );
}

const SHEETS = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAX_BYTES = 5 * 1024 * 1024;

function Upload({ take }: QuickImportProps) {
  const api = useApi();
  const { id: idfornecedor, slug } = useShop();
  const id = useId();
  const read = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => {
      if (file.size > MAX_BYTES) throw new Error(sheetTexts['sheet-too-large'].message);
      return api.call(readOrderSheetEndpoint, { params: { idfornecedor }, body: file });
    },
    onSuccess: ({ linhas }, { name }) =>
      take(
        linhas.map(({ codigo, quantidade }) => ({ code: codigo, quantity: quantidade })),
        'lida',
        name,
      ),
  });
  const list = useMutation({ networkMode: 'always', mutationFn: () => fetchPriceList(idfornecedor, slug) });
  const onFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.currentTarget.files ?? [];
    // Reset, so that the same file can be sent again after a correction.
    event.currentTarget.value = '';
    if (file !== undefined) read.mutate(file);
  };
  const problem = read.error ?? list.error;
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="flex flex-col gap-3">
      <h2 id={`${id}-title`} className="font-semibold text-sm">
        Envie uma planilha
      </h2>
      <p className="-mt-2 text-ink-2 text-sm">
        Excel (.xlsx) ou .csv com as colunas Código e Quantidade. Preencha a coluna Quantidade da tabela de
        preços ou use o modelo.
      </p>
      <div>
        <input
          id={`${id}-file`}
          type="file"
          accept={SHEETS}
          onChange={onFile}
          disabled={read.isPending}
          className="peer sr-only"
        />
        <label
          htmlFor={`${id}-file`}
          className={buttonStyle({
            tone: 'secondary',
            className:
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2',
          })}
        >
          {read.isPending ? <Spinner /> : <FileUp aria-hidden="true" className="size-4.5" />}
          Escolher planilha
        </label>
      </div>
      {problem !== null && (
        <Alert tone="error" announced>
          {problem.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          tone="quiet"
          size="sm"
          onClick={() => download('modelo-compra-rapida.csv', csvFile(csvOf([['Código', 'Quantidade']])))}
        >
          <FileDown aria-hidden="true" className="size-4.5" />
          Baixar modelo
        </Button>
        <Button tone="quiet" size="sm" busy={list.isPending} onClick={() => list.mutate()}>
          <FileDown aria-hidden="true" className="size-4.5" />
          Baixar tabela de preços
        </Button>
      </div>
    </Card>
  );
}
