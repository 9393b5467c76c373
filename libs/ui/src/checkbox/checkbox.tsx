import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<FieldProps, 'isLabelHidden' | 'isOptional'> {
  value: boolean;
  onChange: (isSelected: boolean) => void;
  ref?: Ref<HTMLInputElement | null>;
}

/** Yes or no, taken with the form around it. For a setting that acts at once use `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { label, value, onChange, ref } = props;
  return (
    <CheckboxField
      {...ariaFieldProps(props)}
      className={fieldStyles.field as string}
      isSelected={value}
      onChange={onChange}
      {...(ref && { inputRef: ref })}
    >
      <CheckboxButton className={styles.button as string}>
        <span className={styles.box}>
          <Check size={16} strokeWidth={3} aria-hidden />
        </span>
        {label}
      </CheckboxButton>
      <FieldNotes {...props} />
    </CheckboxField>
  );
}
