/** The CEP that was last typed. */
import { keepTold, readTold } from '#platform/web/told-storage.ts';

const KEY = 'vitrine-cep';

/** Eight digits, or ''. */
export const rememberedCep = (): string => /^\d{8}$/.exec(readTold(KEY) ?? '')?.[0] ?? '';

export const rememberCep = (digits: string): void => keepTold(KEY, digits);
