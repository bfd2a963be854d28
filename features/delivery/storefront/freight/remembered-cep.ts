/** The CEP that a visitor asked about last. */
import { keepPersonal, readPersonal } from '#platform/web/personal-storage.ts';

const KEY = 'vitrine-cep';

/** Eight digits, or nothing. */
export const rememberedCep = (): string => /^\d{8}$/.exec(readPersonal(KEY) ?? '')?.[0] ?? '';

export const rememberCep = (digits: string): void => keepPersonal(KEY, digits);
