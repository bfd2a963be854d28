import type { RefusalTexts } from '#platform/contract/problem.ts';

export type PushRefusal = 'not-a-push-service';

export const pushTexts = {
  'not-a-push-service': {
    status: 422,
    message: 'Este navegador não pode receber avisos: o serviço que ele indica não é aceito.',
  },
} as const satisfies RefusalTexts<PushRefusal>;
