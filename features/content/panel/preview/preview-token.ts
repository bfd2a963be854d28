/** The token in a preview link: the panel shows the same page at its own origin, which alone may frame it. */
export const previewTokenIn = (link: string): string => new URL(link).searchParams.get('previa') ?? '';
