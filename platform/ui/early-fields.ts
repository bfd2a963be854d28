/**
 * What is ticked or typed before React knows a field is seen by the browser alone: React takes what it finds for what it has
 * drawn, and forms that bring values of their own put those in its place. Each such field is changed once more when it is known.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;
type Value = string | boolean;

interface EarlyWindow extends Window {
  /** What was changed before any of the page's scripts was there, in that order. */
  earlyFields?: Map<Field, Value>;
}

const FIELDS = 'input:not([type=hidden],[type=file]),textarea';
const TICKS = '[type=checkbox],[type=radio]';

/** For the page's head: notes the fields that are changed before anything can hear it. */
export const NOTE_EARLY_FIELDS = `addEventListener("input",({target:t})=>{if(t.matches(${JSON.stringify(FIELDS)}))(self.earlyFields??=new Map).set(t,t.matches(${JSON.stringify(TICKS)})?t.checked:t.value)},true)`;

const AGAIN = 50;
const LONGEST_WAIT = 10_000;

/** From the moment React listens. A field may be known later than others: with the code of its part. */
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
  const start = (field: Field): void => replay(field, performance.now() + LONGEST_WAIT);
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

/** React lays a property of its own over the value of each field that it knows. */
const isKnown = (field: Field): boolean => Object.hasOwn(field, isTick(field) ? 'checked' : 'value');

/**
 * As if it were changed now. What is set by React's property it takes for known already; what is set by the browser's own, as
 * by a press, it hears of.
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
