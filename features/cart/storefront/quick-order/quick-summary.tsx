import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { add, formatMoney } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { download } from '#platform/web/download.ts';
import { csvOf } from '../../domain/quick-order/csv.ts';
import type { FillMode } from '../fill/fill-cart.ts';
import { FillChoice } from '../fill/fill-choice.tsx';
import { useFillCart } from '../fill/use-fill-cart.ts';
import { csvFile } from './csv-file.ts';
import { cartLinesOf, type JudgedRows } from './judged-rows.ts';
import { fieldId } from './quick-row-fields.tsx';

interface QuickSummaryProps {
  readonly judged: JudgedRows;
  readonly failed: boolean;
  readonly again: () => void;
  /** Called when these rows are in the cart. */
  readonly onFilled: (keys: ReadonlySet<string>) => void;
}

/** The sum of the valid lines, what is wrong with the others, and the button to the cart. */
export function QuickSummary({ judged, failed, again, onFilled }: QuickSummaryProps) {
  const { slug } = useShop();
  const [mode, setMode] = useState<FillMode>('add');
  const fill = useFillCart();
  const { ready, wrong, good } = judged;
  const prices = ready.flatMap(({ line }) => line.price?.total ?? []);
  const busy = fill.isPending || (judged.checking && !failed);
  const put = (): void =>
    fill.mutate({ mode, lines: cartLinesOf(judged) }, { onSuccess: () => onFilled(good) });
  return (
    <Card as="section" aria-label="Resumo" className="flex flex-col gap-4">
      {failed && (
        <Alert
          tone="error"
          announced
          actions={
            <Button size="sm" tone="secondary" onClick={again}>
              Tentar de novo
            </Button>
          }
        >
          Não foi possível conferir as linhas. Verifique a conexão.
        </Alert>
      )}
      {wrong.length > 0 && <WrongLines wrong={wrong} />}
      {ready.length > 0 && <FillChoice mode={mode} onChoose={setMode} />}
      {fill.isError && (
        <Alert tone="error" announced>
          {fill.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-ink-2">{ready.length > 0 && readyWords(ready.length)}</span>
          {ready.length > 0 && prices.length === ready.length && (
            <strong className="text-xl tabular-nums">{formatMoney(add(...prices))}</strong>
          )}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <LinkButton href={shopHref(slug, '/carrinho')} tone="secondary" size="lg" className="max-sm:w-full">
            Ver carrinho
          </LinkButton>
          <Button
            tone="primary"
            size="lg"
            busy={busy}
            disabled={ready.length === 0}
            onClick={put}
            className="max-sm:w-full"
          >
            Adicionar ao carrinho
          </Button>
        </div>
      </div>
    </Card>
  );
}

function WrongLines({ wrong }: { readonly wrong: JudgedRows['wrong'] }) {
  const [first] = wrong;
  const rows = wrong.map(({ row, place, state }) => [String(place), row.code, row.quantity, state.text]);
  const file = (): Blob => csvFile(csvOf([['Linha', 'Código', 'Quantidade', 'Erro'], ...rows]));
  return (
    <Alert
      tone="warn"
      title={wrong.length === 1 ? '1 linha precisa de atenção' : `${wrong.length} linhas precisam de atenção`}
      actions={
        <>
          {first !== undefined && (
            <Button
              size="sm"
              tone="secondary"
              onClick={() => document.getElementById(fieldId(first.row.key, first.state.field))?.focus()}
            >
              Corrigir a linha {first.place}
            </Button>
          )}
          <Button size="sm" tone="quiet" onClick={() => download('linhas-com-erro.csv', file())}>
            <FileDown aria-hidden="true" className="size-4.5" />
            Baixar linhas com erro
          </Button>
        </>
      }
    >
      As outras podem ir para o carrinho sem elas.
    </Alert>
  );
}

const readyWords = (count: number): string =>
  count === 1 ? '1 produto pronto' : `${count} produtos prontos`;
