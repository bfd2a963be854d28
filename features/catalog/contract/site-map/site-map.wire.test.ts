import { expect, test } from 'vitest';
import { siteMapIndexToWire, siteMapToWire } from './site-map.wire.ts';

test('a map names addresses and when they changed, as sitemaps.org asks', () => {
  const pages = [
    { address: 'https://loja.exemplo/' },
    { address: 'https://loja.exemplo/p/arroz', changedAt: Date.UTC(2026, 10, 20, 12) },
  ];
  expect(siteMapToWire(pages)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://loja.exemplo/</loc></url>
<url><loc>https://loja.exemplo/p/arroz</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></url>
</urlset>
`,
  );
  expect(siteMapIndexToWire([{ address: 'https://loja.exemplo/sitemap.xml?pagina=1' }])).toContain(
    '<sitemap><loc>https://loja.exemplo/sitemap.xml?pagina=1</loc></sitemap>',
  );
});

test('nothing in an address is markup', () => {
  expect(siteMapToWire([{ address: `https://x/c/<a>&"'` }])).toContain(
    '<loc>https://x/c/&#60;a&#62;&#38;&#34;&#39;</loc>',
  );
});
