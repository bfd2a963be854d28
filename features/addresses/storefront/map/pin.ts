/** The pin's SVG: in the shop's colour, with a white border that is visible on any map. */
export const PIN =
  '<svg viewBox="0 0 36 44" width="36" height="44" aria-hidden="true" class="text-brand-text drop-shadow">' +
  '<path fill="currentColor" stroke="white" stroke-width="2.5" d="M18 42C10 31 4 24 4 16a14 14 0 0 1 28 0c0 8-6 15-14 26Z"/>' +
  '<circle cx="18" cy="16" r="5.5" fill="white"/></svg>';
