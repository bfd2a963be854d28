/**
 * Replays input that was made before React hydrated a field: React takes what it finds for what it has rendered, and forms with
 * values of their own overwrite it. Each such field is changed once more when React knows it.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;
type Value = string | boolean;

interface EarlyWindow extends Window {
  /** Fields that were changed before any of the page's scripts had loaded, in that order. */
  earlyFields?: Map<Field, Value>;
}

const FIELDS = 'input:not([type=hidden],[type=file]),textarea';
const TICKS = '[type=checkbox],[type=radio]';

/** Inline script for the page's head: records the fields that are changed before any listener exists. */
export const NOTE_EARLY_FIELDS = `addEventListener("input",({target:t})=>{if(t.matches(${JSON.stringify(FIELDS)}))(self.earlyFields??=new Map).set(t,t.matches(${JSON.stringify(TICKS)})?t.checked:t.value)},true)`;

const AGAIN = 50;
const MAX_WAIT = 10_000;

/** Call it when React starts to listen. A field may be hydrated later than others, with the code of its part. */
export function replayEarlyFields(page: EarlyWindow): void {
  const waiting = page.earlyFields ?? new Map<Field, Value>();
  const replay = (field: Field, until: number): void => {
    page.setTimeout(() => {
      const value = waiting.get(field);
      if (value === undefined) return;
      if (field.isConnected && !isKnown(field) && performance.now() < until) return replay(field, until);
      waiting.delete(field);
      if (isKnown(field)) change(field, value);
    }, AGAIN);
  };
  const start = (field: Field): void => replay(field, performance.now() + MAX_WAIT);
  for (const field of waiting.keys()) start(field);
  page.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target)) return;
      if (isKnown(target)) waiting.delete(target);
      else {
        if (!waiting.has(target)) start(target);
        waiting.set(target, isTick(target) ? target.checked : target.value);
      }
    },
    { capture: true },
  );
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);

const isTick = (field: Field): field is HTMLInputElement => field.matches(TICKS);

/** React defines its own property on the value of each field that it has hydrated. */
const isKnown = (field: Field): boolean => Object.hasOwn(field, isTick(field) ? 'checked' : 'value');

/**
 * Simulates a change by the user. React ignores values that are set through its own property, but notices those set through the
 * browser's native setter or by a click.
 */
function change(field: Field, value: Value): void {
  if (isTick(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
