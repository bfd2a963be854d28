import { beforeEach, expect, test } from 'vitest';
import { clearSuccesses, dismissToast, showToast, useToasts } from './toast-state.ts';

const texts = () => useToasts.getState().toasts.map((toast) => toast.text);

beforeEach(() => useToasts.setState({ toasts: [] }));

test('at most three messages are shown, the newest last', () => {
  for (const text of ['um', 'dois', 'três', 'quatro']) showToast({ text });
  expect(texts()).toEqual(['dois', 'três', 'quatro']);
});

test('the same text is shown once', () => {
  showToast({ text: 'um' });
  showToast({ text: 'dois' });
  showToast({ text: 'um' });
  expect(texts()).toEqual(['dois', 'um']);
});

test('a message can be dismissed', () => {
  showToast({ text: 'um' });
  dismissToast(useToasts.getState().toasts[0]?.id ?? 0);
  expect(texts()).toEqual([]);
});

test('a success makes room; what failed, or can be undone, stays', () => {
  showToast({ text: 'feito' });
  showToast({ text: 'falhou', tone: 'error' });
  showToast({ text: 'saiu', action: { label: 'Desfazer', run: () => {} } });
  clearSuccesses();
  expect(texts()).toEqual(['falhou', 'saiu']);
});
