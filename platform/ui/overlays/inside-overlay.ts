import { createContext } from 'react';

/** True below a sheet: links there take over the sheet's history entry. */
export const InsideOverlay = createContext(false);
