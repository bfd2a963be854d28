/**
 * Renders the demo's product pictures and lists them in `index.json`: `node tools/run.mjs tools/product-pictures/render.mjs`.
 * `--only TEXT` renders the pictures whose key contains it again; `--sheet FILE` also shows what it rendered on one page;
 * `--index` only writes the list of what is there, `--list` only says what would be rendered. Pictures that are there are left alone.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { inProject } from '#platform/process/project-folder.ts';
import { BANNERS } from './catalogue/banners.mjs';
import { allOrders } from './catalogue/orders.mjs';
import { popularityOf } from './catalogue/popularity.mjs';
import { encodePicture } from './encode.mjs';
import { openStudio } from './open-studio.mjs';

const FOLDER = inProject('apps/server/demo/pictures');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sheet: { type: 'string' },
    list: { type: 'boolean' },
    index: { type: 'boolean' },
    minutes: { type: 'string', default: '60' },
    out: { type: 'string' },
  },
});
const folder = values.out ?? FOLDER;
const until = Date.now() + Number(values.minutes) * 60_000;
const orders = allOrders();
const pictures = new Map(orders.flatMap(({ pictures: views }) => views.map((view) => [view.key, view])));
const fileOf = (key) => join(folder, `${key}.avif`);
const popularity = popularityOf(orders);
const wanted = [
  ...BANNERS,
  ...[...pictures.values()].sort((a, b) => popularity.get(b.key) - popularity.get(a.key)),
].filter(({ key }) =>
  values.only === undefined ? !existsSync(fileOf(key)) : new RegExp(values.only).test(key),
);

if (values.index) {
  listPictures();
  process.exit(0);
}

if (values.list) {
  console.log(
    `${orders.length} products, ${orders.filter((each) => each.pictures.length === 0).length} with a tile, ${pictures.size} pictures, ${wanted.length} to render`,
  );
  process.exit(0);
}

const studio = await openStudio();
const rendered = [];
try {
  for (const [index, view] of wanted.entries()) {
    if (Date.now() > until) break;
    const began = Date.now();
    try {
      const bytes =
        view.width === undefined ? await encodePicture(await studio.picture(view.order)) : await banner(view);
      mkdirSync(join(fileOf(view.key), '..'), { recursive: true });
      writeFileSync(fileOf(view.key), bytes);
      rendered.push(view.key);
      console.log(`${index + 1}/${wanted.length} ${view.key} ${bytes.length} ${Date.now() - began} ms`);
    } catch (error) {
      console.log(`${view.key}: ${error.message.slice(0, 300)}`);
    }
  }
} finally {
  await studio.close();
}
if (values.out === undefined) listPictures();
if (values.sheet !== undefined) await contactSheet(rendered.slice(0, 30), values.sheet);

async function banner({ width, height, scene, ground: [from, to] }) {
  const png = await studio.scene({ ...scene, width: width * 1.5, height: height * 1.5 });
  const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="0.72" stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#w)"/></svg>`;
  return sharp(Buffer.from(wall))
    .composite([{ input: await sharp(png).resize(width, height).png().toBuffer() }])
    .removeAlpha()
    .avif({ quality: 55, effort: 4 })
    .toBuffer();
}

/** Which products show which pictures; files that no product shows are removed. */
function listPictures() {
  const index = {};
  for (const { shop, name, pictures: views } of orders) {
    const there = views.filter(({ key }) => existsSync(fileOf(key)));
    if (there.length === 0) continue;
    index[shop] ??= {};
    index[shop][name] = there.map(({ key, alt }) => (alt === '' ? key : { key, alt }));
  }
  const file = join(folder, 'index.json');
  writeFileSync(file, JSON.stringify(index));
  // As `npm run lint` wants the project's files.
  execFileSync(inProject('node_modules/.bin/biome'), ['format', '--write', '--vcs-enabled=false', file]);
  const named = new Set([...pictures.keys(), ...BANNERS.map(({ key }) => key)]);
  for (const file of readdirSync(folder, { recursive: true }))
    if (file.endsWith('.avif') && !named.has(file.slice(0, -5))) rmSync(join(folder, file));
}

async function contactSheet(keys, file) {
  const [columns, side] = [6, 260];
  const cells = await Promise.all(
    keys.map(async (key, index) => ({
      input: await sharp(fileOf(key))
        .resize(side, side, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer(),
      left: (index % columns) * side,
      top: Math.floor(index / columns) * side,
    })),
  );
  const rows = Math.max(1, Math.ceil(keys.length / columns));
  await sharp({ create: { width: columns * side, height: rows * side, channels: 3, background: '#f1f0ec' } })
    .composite(cells)
    .png()
    .toFile(file);
}
