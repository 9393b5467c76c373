import { useRef, type PointerEvent, type ReactNode } from 'react';

/** A finger that moved further does not tap, in pixels. */
const mostMovement = 8;

interface TapTargetProps {
  onTap: () => void;
  children: ReactNode;
}

/** Takes the taps of a finger on a button: the browser gives the tap that follows a quick swipe no click. */
export function TapTarget({ onTap, children }: TapTargetProps) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const begin = ({ pointerType, clientX, clientY }: PointerEvent) => {
    start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
  };
  const end = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current;
    start.current = undefined;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) <= mostMovement) onTap();
  };
  return (
    <span
      onPointerDown={begin}
      onPointerUp={end}
      onPointerCancel={() => (start.current = undefined)}
    >
      {children}
    </span>
  );
}
