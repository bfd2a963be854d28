import { Check, CircleAlert, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { productAddress } from '#features/catalog/storefront/addresses.ts';
import { amountShort, eachOf } from '#features/catalog/storefront/words/unit-words.ts';
import { PromotionSavings } from '#features/promotions/storefront/promotion-savings.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import type { WrittenLine } from '../../domain/quick-order/quick-line.ts';
import type { QuickRow } from './quick-rows.ts';
import { type Checked, rowStateOf } from './row-state.ts';

export interface RowActions {
  readonly change: (key: string, change: Partial<WrittenLine>) => void;
  readonly remove: (key: string) => void;
  /** Enter was pressed in the quantity field. */
  readonly next: (key: string) => void;
  readonly paste: (text: string) => void;
}

interface QuickRowFieldsProps extends RowActions {
  readonly row: QuickRow;
  readonly place: number;
  readonly checked: Checked | undefined;
}

export const fieldId = (key: string, field: 'code' | 'quantity'): string => `${key}-${field}`;
const focus = (id: string): void => document.getElementById(id)?.focus();

/** Code, quantity and result of one line. Memoised, so that five hundred rows stay fast. */
export const QuickRowFields = memo(function QuickRowFields(props: QuickRowFieldsProps) {
  const { row, place, checked, change, remove, next, paste } = props;
  const { key, code, quantity } = row;
  const state = rowStateOf(row, checked);
  const wrong = state.kind === 'wrong' ? state.field : undefined;
  const resultId = `${key}-result`;
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    // A single code is pasted into the field; several lines or cells are added as rows.
    if (!/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    paste(text);
  };
  const onEnter = (then: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    then();
  };
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_5rem_2.75rem] items-start gap-x-1.5 gap-y-1 py-2 md:grid-cols-[2rem_13rem_7.5rem_minmax(0,1fr)_2.75rem] md:gap-x-3">
      <span aria-hidden="true" className="pt-3 text-right text-ink-2 text-sm tabular-nums">
        {place}
      </span>
      <input
        id={fieldId(key, 'code')}
        type="text"
        aria-label={`Código da linha ${place}`}
        aria-invalid={wrong === 'code' || undefined}
        aria-describedby={resultId}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => change(key, { code: event.currentTarget.value })}
        onKeyDown={onEnter(() => focus(fieldId(key, 'quantity')))}
        onPaste={onPaste}
        className="field"
      />
      <input
        id={fieldId(key, 'quantity')}
        type="text"
        inputMode="decimal"
        aria-label={`Quantidade da linha ${place}`}
        aria-invalid={wrong === 'quantity' || undefined}
        aria-describedby={resultId}
        autoComplete="off"
        enterKeyHint="next"
        value={quantity}
        onChange={(event) => change(key, { quantity: event.currentTarget.value })}
        onKeyDown={onEnter(() => next(key))}
        onPaste={onPaste}
        className="field text-right tabular-nums"
      />
      <div
        id={resultId}
        className="col-start-2 col-end-5 row-start-2 min-w-0 text-sm md:col-start-4 md:col-end-5 md:row-start-1 md:pt-1"
      >
        <Result state={state} />
      </div>
      <IconButton
        label={`Remover a linha ${place}`}
        icon={<X aria-hidden="true" className="size-4.5" />}
        onClick={() => remove(key)}
        className="col-start-4 row-start-1 text-ink-2 md:col-start-5"
      />
    </li>
  );
});

function Result({ state }: { readonly state: ReturnType<typeof rowStateOf> }) {
  const { slug } = useShop();
  if (state.kind === 'blank') return null;
  if (state.kind === 'asking') {
    return (
      <span className="inline-flex items-center gap-1.5 text-ink-2 md:pt-2">
        <Spinner /> Conferindo…
      </span>
    );
  }
  if (state.kind === 'wrong') {
    return (
      <span className="flex items-start gap-1.5 text-danger md:pt-2">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {state.text}
      </span>
    );
  }
  if (state.kind === 'added') return <span className="block text-ink-2 md:pt-2">{state.text}</span>;
  const { product, price, quantity } = state.line;
  return (
    <div className="flex items-start gap-2">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
      <div className="flex min-w-0 flex-1 flex-col">
        <AppLink
          href={productAddress(slug, product.slug)}
          className="line-clamp-2 font-medium leading-snug hover:text-brand-text md:line-clamp-1"
        >
          {product.name}
        </AppLink>
        <span className="text-ink-2 tabular-nums">
          {amountShort(quantity, product.unit)}
          {price !== undefined && ` a ${formatMoney(price.unit)}${eachOf(product.unit)}`}
          {product.stock !== undefined && ` · ${amountShort(product.stock, product.unit)} em estoque`}
        </span>
        <PromotionSavings promotions={price?.promotions} />
        {state.corrected !== undefined && <span className="text-warn">{state.corrected}</span>}
      </div>
      {price !== undefined && <strong className="shrink-0 tabular-nums">{formatMoney(price.total)}</strong>}
    </div>
  );
}
