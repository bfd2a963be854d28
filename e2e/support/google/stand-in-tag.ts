/** Does with the page's commands what Google's tag does with them, as far as these tests look. */
export const standInTag = `(${function tag() {
  const page = globalThis as unknown as {
    dataLayer: ArrayLike<unknown>[] & { push: (command: ArrayLike<unknown>) => number };
  } & Record<string, unknown>;
  const ids: Record<string, string> = { client_id: '11.22', session_id: '1795000000' };
  let id = '';
  let allowed = false;
  let seen = {};
  // biome-ignore lint/suspicious/noExplicitAny: the commands' arguments are of many types
  const commands: Record<string, (...given: any[]) => void> = {
    consent: (_, { analytics_storage }) => {
      allowed = analytics_storage === 'granted';
    },
    config: (measurementId, { cookie_prefix, cookie_expires }) => {
      id = measurementId;
      // biome-ignore lint/suspicious/noDocumentCookie: as the tag does
      document.cookie = `${cookie_prefix}_ga=GA1.1.11.22; Path=/; Max-Age=${cookie_expires}`;
    },
    set: (values) => {
      seen = values;
    },
    get: (_, name, give) => give(ids[name]),
    event: (name, params) => {
      if (!allowed || page[`ga-disable-${id}`] === true) return;
      const body = JSON.stringify({ name, params, page: seen });
      void fetch(`https://region1.google-analytics.com/g/collect?v=2&tid=${id}`, {
        method: 'POST',
        mode: 'no-cors',
        keepalive: true,
        body,
      });
    },
  };
  const run = (command: ArrayLike<unknown>): number => {
    const [name, ...given] = Array.from(command);
    commands[String(name)]?.(...given);
    return 0;
  };
  for (const command of page.dataLayer) run(command);
  page.dataLayer.push = run;
}})()`;
