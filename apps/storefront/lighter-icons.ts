import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../../platform/ui/drawn-icon.ts', import.meta.url));

/** Lets every icon of lucide-react be drawn by `platform/ui/drawn-icon.ts`. */
export const lighterIcons = (): Plugin => ({
  name: 'vitrine-lighter-icons',
  enforce: 'pre',
  resolveId: {
    filter: { id: /createLucideIcon\.mjs$/ },
    handler: (_, importer) => (importer?.includes('/lucide-react/') ? ours : undefined),
  },
});
