import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names/class-names.ts';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import { ClosedByBack } from '../popover/closed-by-back.ts';
import type { Option } from '../popover/option.tsx';
import popoverStyles from '../popover/popover.module.css';
import { SelectOptions } from './select-options.tsx';
import styles from './select.module.css';
import { useVirtualOptions } from './use-virtual-options.ts';

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
  /** Takes the focus when it appears. Default false. */
  autoFocus?: boolean | undefined;
  /** Shows its list when it appears. Default false. */
  isOpenAtFirst?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a few known choices. For many, or to search, use `ComboBox`. */
export function Select<Id extends string = string>(props: SelectProps<Id>) {
  const { options, value, onChange, placeholder = 'Choose…', variant, isSet, ref } = props;
  const { autoFocus = false, isOpenAtFirst = false } = props;
  const VirtualOptions = useVirtualOptions(options);
  return (
    <AriaSelect
      {...ariaFieldProps(props)}
      className={fieldStyles.field as string}
      value={value}
      onChange={(id) => {
        if (id !== null) onChange(id as Id);
      }}
      placeholder={placeholder}
      autoFocus={autoFocus}
      defaultOpen={isOpenAtFirst}
    >
      <FieldLabel {...props} />
      <Button
        ref={ref}
        className={classNames(
          fieldStyles.control,
          styles.button,
          variant === 'chip' && styles.chip,
          isSet && styles.set,
        )}
      >
        <SelectValue className={styles.value as string}>
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <ChevronDown className={fieldStyles.adornment} size={18} aria-hidden />
      </Button>
      <FieldNotes {...props} />
      <ClosedByBack />
      <Popover
        className={classNames(popoverStyles.popover, popoverStyles.asWideAsTrigger)}
        offset={6}
      >
        <SelectOptions options={options} VirtualOptions={VirtualOptions} />
      </Popover>
    </AriaSelect>
  );
}
