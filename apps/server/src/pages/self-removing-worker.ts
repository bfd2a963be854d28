/** The worker that browsers get where it is switched off: it removes itself, with all that was stored at its shop. */
export const REMOVES_ITSELF = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const { pathname } = new URL(registration.scope);
  const scope = pathname.length > 1 ? pathname.replace(/\\/$/, '') : pathname;
  for (const name of await caches.keys())
    if (/^vitrine-/.test(name) && name.split(':')[1] === scope) await caches.delete(name);
  await registration.unregister();
}
`;
