import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';

/**
 * For a field that can show text which is not part of its value: an amount that cannot be read, a
 * name that nobody has. The text stays, the field says what to do with it, and its form is not sent
 * until then (`refusesToSend`): nothing that was typed is dropped without a word.
 *
 * @param problem what is wrong with the text and what to do; null while nothing is
 * @returns the message, null while somebody is still typing; and what to call when the field is entered and left
 */
export function useUnfinishedText(problem: string | null) {
  const [isTyping, setIsTyping] = useState(false);
  return {
    message: isTyping ? null : problem,
    enter: () => setIsTyping(true),
    leave: () => setIsTyping(false),
  };
}

/**
 * Blocks the input's form while there is a problem.
 *
 * @param ref the owner's, to the input
 * @returns the input's
 */
export function useBlockedForm(
  problem: string | null,
  ref: Ref<HTMLInputElement> | undefined,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  return input;
}
