/** For other features' page heads. Separate from the main public interface, so that first pages do not load it to render. */
export { fullAddress, pictureAddress, type Site } from './full-address.ts';
export { breadcrumbJsonLd, jsonLdScript } from './json-ld.ts';
export { pageHead } from './page-head.ts';
