import { text } from '@evergift/language';
import { ChevronDown } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import { PlainField, usePlainField } from '../field/plain-field.tsx';
import { type Intent, intentHandlers } from '../link/link-handlers.ts';
import type { Option } from '../popover/option.tsx';
import type { SelectCode } from './select-code.ts';
import styles from './select.module.css';

export interface SelectProps<Id extends string = string> extends FieldProps {
  options: readonly (Option & { readonly id: Id })[];
  /** The chosen option's id; null or an id that is not among the options shows the placeholder. */
  value: Id | null;
  onChange: (id: Id) => void;
  /** `chip`: on a phone, a pill as wide as its text, for a line of them. Default `field`. */
  variant?: 'field' | 'chip' | undefined;
  /** Shows a chip as one that filters something out. Default false. */
  isSet?: boolean | undefined;
  /** Shown while nothing is chosen. Default 'Choose…'. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

interface SelectFieldProps<Id extends string> extends SelectProps<Id>, Intent {
  /** The list and its keys; undefined until they have come: a pressed select opens then. */
  code: SelectCode | undefined;
}

/** A select's label and button. They cost no more than a button: its list is built when it opens. */
export function SelectField<Id extends string>({ code, ref, ...props }: SelectFieldProps<Id>) {
  const { label, options, value, variant, isSet, placeholder = text('Choose…') } = props;
  const { control, look, field } = usePlainField(props);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  // Undefined until it opens first.
  const [list, setList] = useState<{ isOpen: boolean; focusFirst: 'first' | 'last' }>();
  const isOpen = list?.isOpen ?? false;
  const open = (focusFirst: 'first' | 'last' = 'first') => {
    button.current?.focus({ preventScroll: true });
    if (options.length > 0) setList({ isOpen: true, focusFirst });
  };
  const close = () => setList((before) => before && { ...before, isOpen: false });
  const onChoose = (id: string) => props.onChange(id as Id);
  useEffect(() => code?.loadVirtualWhenMany(options), [code, options]);

  const chosen = options.find(({ id }) => id === value);
  const shown = chosen?.label ?? placeholder;
  const valueId = `${control.id}-value`;
  return (
    <PlainField {...field} onLabelClick={() => button.current?.focus()}>
      <button
        type="button"
        id={control.id}
        name={control.name}
        disabled={control.disabled}
        aria-describedby={control['aria-describedby']}
        {...look}
        {...intentHandlers(props)}
        ref={button}
        className={classNames(
          fieldStyles.control,
          styles.button,
          variant === 'chip' && styles.chip,
          isSet && styles.set,
        )}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${control.id}-list` : undefined}
        aria-label={props.isLabelHidden ? `${shown} ${label}` : undefined}
        aria-labelledby={props.isLabelHidden ? undefined : `${valueId} ${control.id}-label`}
        onKeyDown={(event) =>
          code?.pressOnClosed(event, { options, value, onChoose, onOpen: open })
        }
        onClick={() => open()}
        onBlur={() => {
          if (isOpen && code) return;
          close();
          props.onBlur?.();
        }}
      >
        <span id={valueId} className={styles.value} data-placeholder={!chosen || undefined}>
          {shown}
        </span>
        <ChevronDown className={fieldStyles.adornment} size={18} aria-hidden />
      </button>
      {list && code && (
        <code.SelectList
          id={`${control.id}-list`}
          {...{ label, options, onChoose, ...list }}
          value={chosen ? chosen.id : null}
          trigger={button}
          onClose={close}
          onBlur={props.onBlur}
        />
      )}
    </PlainField>
  );
}
