/** The HTML of a picture as rendered by the server. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LargePicture } from './large-picture.tsx';
import { Picture } from './picture.tsx';

const id = 'a'.repeat(32);
const tile = renderToStaticMarkup(<Picture id={id} alt="Café" sizes="45vw" ground={3} />);
const large = (width: number, placeholder?: string): string =>
  renderToStaticMarkup(
    <LargePicture id={id} alt="Café" sizes="90vw" width={width} height={300} placeholder={placeholder} />,
  );
const widthsOf = (html: string): string[] =>
  [...html.matchAll(/-\d+\.avif (\d+)w/g)].map(([, width]) => width ?? '');

test('a tile names four widths of AVIF and one of WebP, and stays small: fifty stand on a page', () => {
  expect(widthsOf(tile)).toEqual(['160', '320', '480', '640']);
  expect(tile.match(/\.webp/g)).toHaveLength(1);
  expect(tile.length).toBeLessThan(600);
});

test.each([
  [90, ['320']],
  [320, ['320']],
  [321, ['320', '640']],
  [960, ['320', '640', '960']],
  [4_000, ['320', '640', '960', '1280', '1600']],
])('of a picture %i wide nothing wider is asked for', (width, widths) => {
  expect(widthsOf(large(width))).toEqual(widths);
});

test('its place is reserved before it comes', () => {
  expect(large(400)).toContain('width="400" height="300"');
  expect(tile).toContain('width="480" height="480"');
});

test('the placeholder is no picture for a reader, lies under the real one, and needs no style the policy forbids', () => {
  const blurred = large(400, 'data:image/webp;base64,AAAA');
  const [first, second] = [...blurred.matchAll(/<img[^>]*>/g)].map(([image]) => image);
  expect(first).toContain('src="data:image/webp;base64,AAAA" alt=""');
  expect(second).toMatch(/alt="Café".*relative/);
  expect(blurred + tile).not.toMatch(/style=|onload/i);
  expect(large(400).match(/<img/g)).toHaveLength(1);
});

test('without a picture its box says what is missing, or nothing where the text beside it does', () => {
  const boxOf = (alt: string) => renderToStaticMarkup(<Picture id={undefined} alt={alt} sizes="45vw" />);
  expect(boxOf('Café')).toBe('<span class="picture"><span role="img" aria-label="Café"></span></span>');
  expect(boxOf('')).toBe('<span class="picture"></span>');
});
