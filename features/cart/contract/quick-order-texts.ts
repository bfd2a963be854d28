import type { RefusalTexts } from '#platform/contract/problem.ts';

export type SheetRefusal =
  | 'sheet-unreadable'
  | 'sheet-too-large'
  | 'sheet-too-many-lines'
  | 'sheet-empty'
  | 'sheet-busy';

/** Why a spreadsheet gave no lines. */
export const sheetTexts = {
  'sheet-unreadable': {
    status: 422,
    message: 'Não foi possível ler a planilha. Envie um arquivo .xlsx ou .csv.',
  },
  'sheet-too-large': { status: 413, message: 'A planilha é grande demais. Envie um arquivo de até 5 MB.' },
  'sheet-too-many-lines': {
    status: 422,
    message: 'A planilha tem mais de 500 linhas com quantidade. Divida o pedido em partes.',
  },
  'sheet-empty': {
    status: 422,
    message: 'Não encontramos linhas com código e quantidade na planilha.',
  },
  'sheet-busy': {
    status: 503,
    message: 'Há muitas planilhas sendo lidas agora. Tente novamente em instantes.',
  },
} as const satisfies RefusalTexts<SheetRefusal>;
