const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/;

/** Said in a header, proxies can tell the browser of it while the page is still on its way. */
export function stylesheetPreload(html: string): readonly ['link', string] | undefined {
  const href = stylesheet.exec(html)?.[1];
  return href === undefined ? undefined : ['link', `<${href}>; rel=preload; as=style`];
}
