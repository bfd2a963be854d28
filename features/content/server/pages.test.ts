/** Pages in the database: versions, publications, order, pictures, tenants, audit. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import type { Result } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { WantedPage } from '../contract/panel-page.wire.ts';
import { MAX_VERSIONS } from '../domain/page-problem.ts';
import {
  addPage,
  archivePage,
  changePage,
  type EditedPage,
  getPage,
  listEditedPages,
  orderPages,
  restoreVersion,
  unarchivePage,
} from './change-pages.ts';
import { withContent } from './complete-shop.ts';
import { staticPagePictures } from './content.tables.ts';
import { removePagePicture } from './page-pictures.ts';
import { getVersion, listVersions } from './page-versions.ts';
import { publishPage, withdrawPage } from './publish-page.ts';
import { listPages, openPage } from './show-pages.ts';

const database = testDatabase();
let shop: StaffContext;

const aStaffShop = async (): Promise<StaffContext> => {
  const context = await aShop(database.current);
  return { ...context, actor: await anOwner(context) };
};

beforeEach(async () => {
  shop = await aStaffShop();
});

const wanted = (more: Partial<WantedPage> = {}): WantedPage => ({
  slug: 'trocas',
  title: 'Trocas',
  description: '',
  html: '<p>Sete dias.</p>',
  tags: ['WEB'],
  inMenu: false,
  ...more,
});

function accepted<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}
const codeOf = (result: Result<unknown, { readonly code: string }>): string =>
  result.ok ? 'ok' : result.refusal.code;

const aPage = async (more: Partial<WantedPage> = {}): Promise<EditedPage> =>
  accepted(await addPage(shop, wanted(more)));
const at = (now: number): StaffContext => ({ ...shop, now });
const titlesAt = async (now: number): Promise<string[]> =>
  (await listPages(at(now))).map(({ title }) => title);

describe('a page', () => {
  test('is a draft until it is published, and is gone once withdrawn', async () => {
    const { id } = await aPage();
    expect(await titlesAt(shop.now)).toEqual([]);
    expect(codeOf(await openPage(shop, 'trocas'))).toBe('page-not-shown');
    await publishPage(shop, id, {});
    expect(accepted(await openPage(shop, 'trocas'))).toMatchObject({
      title: 'Trocas',
      html: '<p>Sete dias.</p>',
      draft: false,
    });
    await withdrawPage(shop, id);
    expect(codeOf(await openPage(shop, 'trocas'))).toBe('page-not-shown');
  });

  test('is stored sanitised', async () => {
    const { id } = await aPage({ html: '<p onclick="x()">a<script>x()</script></p>' });
    expect(accepted(await getPage(shop, id)).html).toBe('<p>a</p>');
    await changePage(shop, id, wanted({ html: '<p>b<iframe src="//evil.example"></iframe></p>' }));
    expect(accepted(await getPage(shop, id)).html).toBe('<p>b</p>');
  });

  test('goes on being shown as published while a draft is edited beside it', async () => {
    const { id } = await aPage();
    await publishPage(shop, id, {});
    const edited = accepted(await changePage(shop, id, wanted({ title: 'Trocas e devoluções' })));
    expect(edited.latest.version).toBe(2);
    expect(await titlesAt(shop.now)).toEqual(['Trocas']);
    await publishPage(shop, id, {});
    expect(await titlesAt(shop.now)).toEqual(['Trocas e devoluções']);
  });

  test('without a change of its text gets no version; settings apply at once', async () => {
    const { id } = await aPage();
    await publishPage(shop, id, {});
    const moved = accepted(await changePage(shop, id, wanted({ slug: 'devolucoes', footerColumn: 'Ajuda' })));
    expect(moved.latest.version).toBe(1);
    const { footer } = await withContent(shop, await shopOf(shop));
    expect(footer.columns).toEqual([
      { title: 'Ajuda', links: [{ label: 'Trocas', href: '/pagina/devolucoes' }] },
    ]);
  });

  test('is shown in a period, and what that covers comes back', async () => {
    const { id } = await aPage();
    await publishPage(shop, id, {});
    await changePage(shop, id, wanted({ title: 'Trocas de Natal' }));
    const [from, until] = [shop.now + 60_000, shop.now + 120_000];
    await publishPage(shop, id, { from, until });
    expect(await titlesAt(from - 1)).toEqual(['Trocas']);
    expect(await titlesAt(from)).toEqual(['Trocas de Natal']);
    expect(await titlesAt(until)).toEqual(['Trocas']);
  });

  test('of another tag is not shown here', async () => {
    const { id } = await aPage({ tags: ['APP'] });
    await publishPage(shop, id, {});
    expect(codeOf(await openPage(shop, 'trocas'))).toBe('page-not-shown');
    expect(codeOf(await openPage(shop, 'trocas', 'APP'))).toBe('ok');
  });

  test('that is archived is not shown, keeps its address, and comes back as a draft', async () => {
    const { id } = await aPage();
    await publishPage(shop, id, {});
    await archivePage(shop, id);
    expect(codeOf(await openPage(shop, 'trocas'))).toBe('page-not-shown');
    expect(codeOf(await publishPage(shop, id, {}))).toBe('page-archived');
    expect(codeOf(await addPage(shop, wanted()))).toBe('address-taken');
    const range = { limit: 10, offset: 0 };
    expect((await listEditedPages(shop, { ...range, archived: true })).rows.map((page) => page.id)).toEqual([
      id,
    ]);
    expect((await listEditedPages(shop, { ...range, archived: false })).total).toBe(0);
    expect(accepted(await unarchivePage(shop, id))).toMatchObject({ archived: false, publications: [] });
  });
});

describe('refused is', () => {
  test('a page without a title or an address, and an address that is taken', async () => {
    await aPage();
    expect(codeOf(await addPage(shop, wanted({ slug: 'outra', title: ' ' })))).toBe('page-without-title');
    expect(codeOf(await addPage(shop, wanted({ slug: 'Outra' })))).toBe('page-without-address');
    expect(codeOf(await addPage(shop, wanted()))).toBe('address-taken');
    const other = await aPage({ slug: 'outra' });
    expect(codeOf(await changePage(shop, other.id, wanted()))).toBe('address-taken');
  });

  test('a change of what somebody else saved meanwhile, also where only settings were changed', async () => {
    const { id } = await aPage();
    const first = await changePage(shop, id, { ...wanted({ inMenu: true }), edited: 1 });
    expect(codeOf(first)).toBe('ok');
    expect(codeOf(await changePage(shop, id, { ...wanted({ title: 'Dois' }), edited: 1 }))).toBe(
      'alterado-por-outra-pessoa',
    );
  });

  test('a publication of nothing, of no version, or that has ended', async () => {
    const { id } = await aPage({ html: '<script>x()</script>' });
    expect(codeOf(await publishPage(shop, id, {}))).toBe('page-without-content');
    expect(codeOf(await publishPage(shop, id, { version: 9 }))).toBe('version-not-found');
    await changePage(shop, id, wanted());
    expect(codeOf(await publishPage(shop, id, { until: shop.now - 1 }))).toBe('ends-before-it-starts');
    expect(codeOf(await publishPage(shop, newId(), {}))).toBe('page-not-found');
  });
});

describe('versions', () => {
  test('are listed, opened, and restored as the latest', async () => {
    const { id } = await aPage({ html: '<p>um</p>' });
    await changePage(shop, id, wanted({ html: '<p>dois</p>' }));
    const restored = accepted(await restoreVersion(shop, id, 1));
    expect([restored.latest.version, restored.html]).toEqual([3, '<p>um</p>']);
    const { rows, total } = accepted(await listVersions(shop, id, { limit: 2, offset: 0 }));
    expect([rows.map(({ version }) => version), total]).toEqual([[3, 2], 3]);
    expect(accepted(await getVersion(shop, id, 2)).html).toBe('<p>dois</p>');
  });

  test('that are old are dropped, except those that are shown', async () => {
    const { id } = await aPage();
    await publishPage(shop, id, {});
    for (let save = 0; save < MAX_VERSIONS + 2; save += 1)
      await changePage(shop, id, wanted({ title: `Trocas ${save}` }));
    const { total } = accepted(await listVersions(shop, id, { limit: 1, offset: 0 }));
    expect(total).toBe(MAX_VERSIONS + 1);
    expect(await titlesAt(shop.now)).toEqual(['Trocas']);
    expect(codeOf(await getVersion(shop, id, 2))).toBe('version-not-found');
  });

  test('saved at the same time are all there', async () => {
    const { id } = await aPage();
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => changePage(shop, id, wanted({ title: `Título ${index}` }))),
    );
    expect(accepted(await listVersions(shop, id, { limit: 10, offset: 0 })).total).toBe(7);
  });
});

test('pages come in the shop’s order; those that are not named follow', async () => {
  const ids: string[] = [];
  for (const slug of ['a', 'b', 'c']) {
    const { id } = await aPage({ slug, title: slug });
    await publishPage(shop, id, {});
    ids.push(id);
  }
  expect(await titlesAt(shop.now)).toEqual(['a', 'b', 'c']);
  await orderPages(shop, [ids[2] ?? '', ids[0] ?? '']);
  expect(await titlesAt(shop.now)).toEqual(['c', 'a', 'b']);
  expect(codeOf(await orderPages(shop, [newId()]))).toBe('page-not-found');
});

test('only the shop’s own pictures are shown, and one that a version shows is not removed', async () => {
  const id = 'a'.repeat(32);
  const image = `<img src="/fotos/${id}">`;
  expect((await aPage({ html: `<p>a</p>${image}` })).html).toBe('<p>a</p>');
  await shop.db.insert(staticPagePictures).values({
    supplierId: shop.supplier.id,
    pictureId: id,
    alt: 'Banca',
    width: 8,
    height: 6,
    addedAt: new Date(),
  });
  const shown = await aPage({ slug: 'fotos', html: image });
  expect(shown.html).toContain(`src="/fotos/${id}-960.webp" alt="Banca" width="8" height="6"`);
  expect(codeOf(await removePagePicture(shop, id))).toBe('picture-in-use');
  const other = await aStaffShop();
  expect(codeOf(await removePagePicture(other, id))).toBe('picture-not-there');
  expect(accepted(await addPage(other, wanted({ html: image }))).html).toBe('');
});

test('each shop has its own pages', async () => {
  const { id } = await aPage();
  await publishPage(shop, id, {});
  const other = await aStaffShop();
  expect(await listPages(other)).toEqual([]);
  expect(codeOf(await openPage(other, 'trocas'))).toBe('page-not-shown');
  for (const refused of [
    await getPage(other, id),
    await changePage(other, id, wanted()),
    await publishPage(other, id, {}),
    await withdrawPage(other, id),
    await archivePage(other, id),
    await restoreVersion(other, id, 1),
    await listVersions(other, id, { limit: 1, offset: 0 }),
  ]) {
    expect(codeOf(refused)).toBe('page-not-found');
  }
  expect(codeOf(await getVersion(other, id, 1))).toBe('version-not-found');
  expect(codeOf(await addPage(other, wanted()))).toBe('ok');
});

test('every change is audited: who, what, before and after', async () => {
  const { id } = await aPage();
  await changePage(shop, id, wanted({ title: 'Devoluções' }));
  await publishPage(shop, id, {});
  await publishPage(shop, id, { from: shop.now + 1_000 });
  await withdrawPage(shop, id);
  await withdrawPage(shop, id);
  await archivePage(shop, id);
  const events = await shop.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, shop.supplier.id))
    .orderBy(auditEvents.id);
  expect(events.map(({ action }) => action)).toEqual([
    'page.made',
    'page.changed',
    'page.published',
    'page.scheduled',
    'page.withdrawn',
    'page.archived',
  ]);
  expect(events[1]).toMatchObject({
    staffId: shop.actor.staffId,
    subjectId: id,
    before: { titulo: 'Trocas', versao: 1 },
    after: { titulo: 'Devoluções', versao: 2 },
  });
});
