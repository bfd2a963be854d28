import type { RefusalTexts } from '#platform/contract/problem.ts';

export const reportTexts: RefusalTexts<'no-such-day' | 'report-too-long'> = {
  'no-such-day': { status: 400, message: 'Informe datas que existam, da mais antiga à mais recente.' },
  'report-too-long': { status: 400, message: 'Informe um período de até 31 dias.' },
};

export const accountTexts: RefusalTexts<'secret-without-id'> = {
  'secret-without-id': { status: 400, message: 'Informe o id de métricas junto com o segredo.' },
};
