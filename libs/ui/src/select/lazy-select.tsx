import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names/class-names.ts';
import fieldStyles from '../field/field.module.css';
import type { Select, SelectProps } from './select.tsx';
import styles from './select.module.css';

let loaded: typeof Select | undefined;

interface LazySelectProps<Id extends string> extends Pick<
  SelectProps<Id>,
  'label' | 'options' | 'value' | 'onChange'
> {
  /** Its label is never drawn. */
  isLabelHidden: true;
}

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
 * A `Select` on a page that is there before its code: popovers and lists are a fifth of what a first
 * page would fetch. It looks the same from the start. The code comes when the page is idle, or as soon
 * as the pointer or the focus comes near; a press in the meantime opens the list when it is here.
 */
export function LazySelect<Id extends string = string>(props: LazySelectProps<Id>) {
  const { label, options, value } = props;
  const [Loaded, setLoaded] = useState(() => loaded);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  const load = () => {
    import('./select.tsx').then(
      (module) => {
        loaded = module.Select;
        setHadFocus(document.activeElement === button.current);
        setLoaded(() => module.Select);
      },
      // Where it cannot be loaded, the next press tries again.
      () => undefined,
    );
  };
  useEffect(() => (Loaded ? undefined : whenIdle(load)), [Loaded]);
  if (Loaded) return <Loaded {...props} autoFocus={hadFocus} isOpenAtFirst={isOpen} />;
  const chosen = options.find(({ id }) => id === value)?.label ?? '';
  return (
    <div className={fieldStyles.field}>
      <Button
        ref={button}
        className={classNames(fieldStyles.control, styles.button)}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={`${chosen} ${label}`}
        onHoverStart={load}
        onFocus={load}
        // At its start: the code may come before its end, and this button is gone then.
        onPressStart={() => {
          setOpen(true);
          load();
        }}
      >
        <span className={styles.value}>{chosen}</span>
        <ChevronDown className={fieldStyles.adornment} size={18} aria-hidden />
      </Button>
    </div>
  );
}
