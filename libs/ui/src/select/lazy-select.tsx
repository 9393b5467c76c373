import { useEffect, useState } from 'react';
import type { SelectCode } from './select-code.ts';
import { SelectField, type SelectProps } from './select-field.tsx';

let loaded: SelectCode | undefined;

interface Connection {
  saveData?: boolean;
}

/** Runs something once the page has nothing more urgent to do, unless data is to be saved. */
function whenIdle(run: () => void): () => void {
  const { saveData } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData === true) return () => undefined;
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

/**
 * A `Select` on a page that is there before the code of its list: popovers and lists are a fifth of
 * what a first page would fetch. The code comes when the page is idle, or as soon as the pointer or
 * the focus comes near; a press in the meantime opens the list when it is here.
 */
export function LazySelect<Id extends string = string>(props: SelectProps<Id>) {
  const [code, setCode] = useState(loaded);
  const load = () => {
    if (loaded) return;
    import('./select-code.ts').then(
      (module) => {
        loaded = module.selectCode;
        setCode(loaded);
      },
      // Where it cannot be loaded, the next press tries again.
      () => undefined,
    );
  };
  useEffect(() => (code ? undefined : whenIdle(load)), [code]);
  return <SelectField {...props} code={code} onHoverStart={load} onFocus={load} />;
}
