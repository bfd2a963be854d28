const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/;

/** As a `Link` header, the preload is visible to proxies and browsers before the page's body arrives. */
export function stylesheetPreload(html: string): readonly ['link', string] | undefined {
  const href = stylesheet.exec(html)?.[1];
  return href === undefined ? undefined : ['link', `<${href}>; rel=preload; as=style`];
}
