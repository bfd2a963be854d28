import { defined } from '#kernel/defined.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { noticeText } from '../../contract/cart-notice.wire.ts';
import type { QuickResult } from '../../domain/quick-order/judge-quick-lines.ts';
import { MAX_CODE_LENGTH, type QuantityProblem, readQuantity } from '../../domain/quick-order/quick-line.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { isBlank, type QuickRow } from './quick-rows.ts';

/** The server's result for a line, with the text that was checked. */
export interface Checked {
  readonly code: string;
  readonly quantity: Quantity;
  readonly result: QuickResult;
  /** For a repeated line: the number of the row that it was added to, from 1. */
  readonly addedTo?: number;
}

export type RowState =
  | { readonly kind: 'blank' }
  /** The text can't be sent to the server. */
  | { readonly kind: 'wrong'; readonly field: 'code' | 'quantity'; readonly text: string }
  | { readonly kind: 'asking' }
  | { readonly kind: 'ready'; readonly line: ShownLine; readonly corrected?: string }
  | { readonly kind: 'added'; readonly text: string };

const problems: Readonly<Record<QuantityProblem, string>> = {
  missing: 'Informe a quantidade.',
  ambiguous: 'Escreva 1500 ou 1,5: com ponto não dá para saber.',
  unreadable: 'Escreva a quantidade em números, com até três casas decimais.',
  'too-much': 'A quantidade é grande demais.',
};

/** The line as sent to the server; undefined if it is incomplete or invalid. */
export function askable({ code, quantity }: Pick<QuickRow, 'code' | 'quantity'>) {
  const plain = code.trim();
  const read = readQuantity(quantity);
  return plain === '' || plain.length > MAX_CODE_LENGTH || !read.ok
    ? undefined
    : { code: plain, quantity: read.value };
}

export function rowStateOf(row: QuickRow, checked: Checked | undefined): RowState {
  if (isBlank(row)) return { kind: 'blank' };
  const wish = askable(row);
  if (wish === undefined) return wrongness(row);
  if (checked === undefined || checked.code !== wish.code || checked.quantity !== wish.quantity) {
    return { kind: 'asking' };
  }
  const { result } = checked;
  switch (result.kind) {
    case 'found':
      return {
        kind: 'ready',
        line: result.line,
        ...defined({ corrected: result.notice === undefined ? undefined : noticeText(result.notice) }),
      };
    case 'repeated':
      return { kind: 'added', text: `Somada à linha ${checked.addedTo ?? result.of + 1}, do mesmo produto.` };
    case 'refused':
      return { kind: 'wrong', field: 'code', text: refusalText(result.notice) };
    default:
      return { kind: 'wrong', field: 'code', text: 'Código não encontrado. Confira o SKU ou o EAN.' };
  }
}

function refusalText(notice: Extract<QuickResult, { kind: 'refused' }>['notice']): string {
  if (notice.kind === 'gone') return 'Este produto não está à venda.';
  return notice.kind === 'out-of-stock' ? `${notice.name} está sem estoque.` : noticeText(notice);
}

function wrongness({ code, quantity }: QuickRow): RowState {
  if (code.trim() === '') return { kind: 'wrong', field: 'code', text: 'Informe o código.' };
  if (code.trim().length > MAX_CODE_LENGTH) {
    return { kind: 'wrong', field: 'code', text: 'O código é longo demais.' };
  }
  const read = readQuantity(quantity);
  return { kind: 'wrong', field: 'quantity', text: read.ok ? '' : problems[read.refusal] };
}
