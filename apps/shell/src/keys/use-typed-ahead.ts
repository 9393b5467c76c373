import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepTypedAhead } from './typed-ahead.ts';

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
