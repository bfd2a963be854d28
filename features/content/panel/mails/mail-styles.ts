/**
 * A mail has its styles at its elements, as mail programs want them. The panel's policy forbids such styles in what a page loads, also
 * in a frame, so they are taken out of the text and set one by one once it is there. No script runs in the frame.
 */

/** Texts of the mail contain no double quote, which is escaped there. */
export const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

export function putStyles(frame: HTMLIFrameElement | null): void {
  for (const element of frame?.contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset.style ?? '';
}
