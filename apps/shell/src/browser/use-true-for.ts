import { useEffect, useState } from 'react';

/** True once something has been true for so long without a pause. @param milliseconds how long */
export function useTrueFor(isTrue: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isTrue, milliseconds]);
  return lasts;
}
