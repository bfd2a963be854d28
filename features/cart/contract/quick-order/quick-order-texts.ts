import type { RefusalTexts } from '#platform/contract/problem.ts';

export type SheetRefusal =
  | 'sheet-unreadable'
  | 'sheet-old-format'
  | 'sheet-damaged'
  | 'sheet-too-large'
  | 'sheet-too-complex'
  | 'sheet-too-many-lines'
  | 'sheet-empty'
  | 'sheet-busy';

export const sheetTexts = {
  'sheet-unreadable': {
    status: 422,
    message: 'Não foi possível ler a planilha. Envie um arquivo .xlsx ou .csv.',
  },
  'sheet-old-format': {
    status: 422,
    message:
      'Este arquivo é de uma versão antiga do Excel ou tem senha. Salve-o como .xlsx ou .csv, sem senha.',
  },
  'sheet-damaged': {
    status: 422,
    message: 'O arquivo está danificado ou incompleto. Abra-o no Excel, salve-o de novo e envie outra vez.',
  },
  'sheet-too-large': { status: 413, message: 'A planilha é grande demais. Envie um arquivo de até 5 MB.' },
  'sheet-too-complex': {
    status: 413,
    message:
      'A planilha tem linhas ou colunas demais. Deixe só as linhas do pedido, com Código e Quantidade.',
  },
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
