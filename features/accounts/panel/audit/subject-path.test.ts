import { expect, test } from 'vitest';
import { subjectPath } from './subject-path.ts';

const [before, after, subjectId] = [null, null, 'x1'];

test.each([
  [{ action: 'product.changed', before: {}, after: { price: 1 } }, '/produtos/x1'],
  [{ action: 'delivery-area.changed', before, after }, '/entrega/areas/x1'],
  [{ action: 'order.made', before, after: { order: 100_047 } }, '/pedidos/100047'],
  [{ action: 'charge.refunded', before: { order: 100_047 }, after: {} }, '/pedidos/100047'],
  [{ action: 'carousel.removed', before, after }, undefined],
  [{ action: 'delivery-holiday.changed', before, after }, undefined],
  [{ action: 'sectors.changed', before, after }, undefined],
])('%j is shown at %s', (change, path) => {
  expect(subjectPath({ ...change, subjectId })).toBe(path);
});
