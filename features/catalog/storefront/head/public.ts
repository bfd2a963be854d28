/** With what later features write the heads of their pages. A door of its own: no first page loads it to be drawn. */
export { fullAddress, pictureAddress, type Site } from './full-address.ts';
export { breadcrumbJsonLd, jsonLdScript } from './json-ld.ts';
export { pageHead } from './page-head.ts';
