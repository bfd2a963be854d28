import { createContext } from 'react';

/** True inside a sheet: links there replace the sheet's history entry. */
export const InsideOverlay = createContext(false);
