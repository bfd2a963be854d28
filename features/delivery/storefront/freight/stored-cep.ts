/** The CEP that was last typed. */
import { readConsented, writeConsented } from '#platform/web/storage/consented-storage.ts';

const KEY = 'vitrine-cep';

/** Eight digits, or ''. */
export const storedCep = (): string => /^\d{8}$/.exec(readConsented(KEY) ?? '')?.[0] ?? '';

export const rememberCep = (digits: string): void => writeConsented(KEY, digits);
