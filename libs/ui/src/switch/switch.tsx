import type { Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<FieldProps, 'isLabelHidden' | 'isOptional'> {
  value: boolean;
  onChange: (isOn: boolean) => void;
  ref?: Ref<HTMLInputElement | null>;
}

/** Turns a setting on or off, at once. */
export function Switch(props: SwitchProps) {
  const { label, value, onChange, ref } = props;
  return (
    <SwitchField
      {...ariaFieldProps(props)}
      className={fieldStyles.field as string}
      isSelected={value}
      onChange={onChange}
      {...(ref && { inputRef: ref })}
    >
      <SwitchButton className={styles.button as string}>
        {label}
        <span className={styles.track}>
          <span className={styles.knob} />
        </span>
      </SwitchButton>
      <FieldNotes {...props} />
    </SwitchField>
  );
}
