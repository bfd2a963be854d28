import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages that the storefront's sources import, types apart. */
function importedLibraries(): ReadonlySet<string> {
  const sources = ['apps/storefront/src', 'features', 'platform/ui', 'platform/web']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
    .filter((path) => !path.startsWith('features/') || /^features\/[^/]+\/storefront\//.test(path));
  const names = sources.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    return [...code.matchAll(/^(?:import (?!type )|\} )[^;]*?from '((?:@[\w-]+\/)?[\w.-]+)[^']*'/gm)].map(
      ([, name = '']) => name,
    );
  });
  // react-start runs on the server; the build leaves none of it in the browser's files.
  return new Set(names.filter((name) => !name.startsWith('.') && name !== '@tanstack/react-start'));
}

test('the terms of use lead to the licences of each library that the browser gets', async ({ page }) => {
  await visit(page, `${MERCADO}/termos`);
  await page.getByRole('link', { name: 'avisos e licenças' }).click();
  await expect(page).toHaveURL(/\/assets\/licencas\.txt$/);
  const notices = await (await page.request.get(page.url())).text();
  const libraries = importedLibraries();
  expect([...libraries]).toEqual(
    expect.arrayContaining(['react', '@base-ui/react', 'lucide-react', 'zustand']),
  );
  for (const library of [...libraries, 'react-dom', 'leaflet', 'tailwindcss'])
    expect(notices, library).toContain(`\n${library} `);
  expect(notices).toContain('Permission is hereby granted, free of charge');
});
