/** The browser's entry. The router's own client is enough: we call no server functions, only the API. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnLostChunk } from './reload-on-lost-chunk.ts';
import { getRouter } from './router.tsx';

reloadOnLostChunk(window);

const router = getRouter();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
