import { expect, test } from 'vitest';
import { HttpRefusal, orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { changedByOther, changedByOtherText } from './changed-by-other.ts';

test('the refusal carries the current state as the wire writes it', () => {
  const result = changedByOther({ name: 'Arroz', version: 2 });
  const refused = (): unknown =>
    orRefuse(
      withWireFacts(result, ({ atual }) => ({ atual: { nome: atual.name, versao: atual.version } })),
      changedByOtherText,
    );
  expect(refused).toThrow(HttpRefusal);
  try {
    refused();
  } catch (error) {
    expect(error).toMatchObject({
      code: 'alterado-por-outra-pessoa',
      text: { status: 409 },
      facts: { atual: { nome: 'Arroz', versao: 2 } },
    });
  }
});
