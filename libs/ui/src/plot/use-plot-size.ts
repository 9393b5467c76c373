import { useLayoutEffect, useRef, useState } from 'react';

/** How much room a plot has, in pixels. */
export interface PlotSize {
  readonly width: number;
  /** One rem: everything in a plot grows with the reader's text size. */
  readonly rem: number;
}

/** What a plot is drawn for where nothing can be measured, as in tests. */
const unmeasured: PlotSize = { width: 640, rem: 16 };

const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The width of the element with the ref, followed as it changes. While it is hidden, the last one. */
export function usePlotSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      if (width === 0) return;
      const next = { width, rem: remOf() };
      setSize((before) => (before.width === next.width && before.rem === next.rem ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}
