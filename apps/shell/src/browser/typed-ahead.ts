import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTyping } from './takes-keys.ts';

/** Keys are kept for so long at most, in milliseconds. */
const timeout = 15_000;

/** Writes a text at the end of a field, as if it had been typed. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  // React watches the value of the element itself; the prototype's setter passes it by.
  set?.call(field, field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed while a form is still loading, and writes it into the first field that gets
 * the focus. Escape drops it. Other keys, such as Tab, work as always.
 *
 * @returns stops keeping; call it when the form does not open
 */
export function keepTypedAhead(): () => void {
  let typed = '';
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey, { capture: true });
    document.removeEventListener('focusin', onFocus);
  };
  const timer = setTimeout(end, timeout);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return end();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target)) return end();
    // Space and Enter press the button that has the focus, unless they belong to a text.
    const isText = event.key.length === 1 && (event.key !== ' ' || typed !== '');
    const isPartOfText = isText || (typed !== '' && ['Backspace', 'Enter'].includes(event.key));
    if (!isPartOfText) return;
    event.preventDefault();
    event.stopPropagation();
    if (isText) typed += event.key;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!isTyping(target)) return;
    end();
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && typed !== '') write(target, typed);
  };

  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('focusin', onFocus);
  return end;
}

/**
 * Keeps what is typed while a form loads, and gives it to the form's first field.
 *
 * @param isLoading false again once the form is there, or will not come
 */
export function useTypedAhead(isLoading: boolean): void {
  const end = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    if (isLoading) {
      end.current = keepTypedAhead();
      return undefined;
    }
    // A form that has appeared focuses its first field within two frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => end.current?.());
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoading]);

  useEffect(() => () => end.current?.(), []);
}
