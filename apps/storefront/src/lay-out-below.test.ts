import { expect, test, vi } from 'vitest';
import { layOutBelow } from './lay-out-below.ts';

type Router = Parameters<typeof layOutBelow>[0];
type Move = { readonly fromLocation?: object; readonly hrefChanged: boolean };

function open() {
  const dataset: Record<string, string> = {};
  const stop = vi.fn();
  let notify = (_: Move): void => {};
  const subscribe = (_: string, listener: (move: Move) => void) => {
    notify = listener;
    return stop;
  };
  layOutBelow({ subscribe } as unknown as Router, { documentElement: { dataset } } as unknown as Document);
  return { dataset, stop, go: (move: Move) => notify(move) };
}

test('the page that was loaded is laid out as one scrolls, also under an overlay', () => {
  const { dataset, go } = open();
  go({ hrefChanged: true });
  go({ fromLocation: {}, hrefChanged: false });
  expect(dataset).toEqual({});
});

test('from the first move on everything has its real height', () => {
  const { dataset, stop, go } = open();
  go({ fromLocation: {}, hrefChanged: true });
  expect(dataset).toEqual({ moved: '' });
  expect(stop).toHaveBeenCalledOnce();
});
