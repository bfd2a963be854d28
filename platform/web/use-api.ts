/** Provides the typed client to screens that call the API outside a loader. */
import { createContext, useContext } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | undefined>(undefined);

export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === undefined) throw new Error('no ApiProvider');
  return api;
}
