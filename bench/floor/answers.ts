/** JSON schemas of the floor's responses, for Fastify's fast serialisers. */
const text = { type: 'string' };
const whole = { type: 'integer' };
const item = { id: text, slug: text, name: text, brand: text, unit: text, price: whole };

export const hello = { type: 'object', properties: { hello: text } };
export const oneItem = { type: 'object', properties: item };
export const items = { type: 'object', properties: { items: { type: 'array', items: oneItem } } };
export const written = { type: 'object', properties: { id: whole } };
export const orderBody = {
  type: 'object',
  required: ['item', 'quantity'],
  properties: { item: text, quantity: { type: 'integer', minimum: 1 } },
};
