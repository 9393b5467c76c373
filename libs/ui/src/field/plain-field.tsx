import { text } from '@evergift/language';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { FieldProps } from './field-props.ts';
import styles from './field.module.css';

/**
 * What a field needs whose control is the browser's own: attributes for the control, and what
 * `PlainField` shows around it.
 */
export function usePlainField(props: FieldProps) {
  const id = useId();
  const { label, isLabelHidden, isOptional, description, errorMessage, isDisabled } = props;
  const isInvalid = props.isInvalid ?? Boolean(errorMessage);
  const notes = [description && `${id}-description`, isInvalid && `${id}-error`].filter(Boolean);
  /** How its frame looks: that of the control itself, or of a group around it. */
  const look = {
    'data-invalid': isInvalid || undefined,
    'data-disabled': isDisabled || undefined,
  };
  const control = {
    id,
    name: props.name,
    disabled: isDisabled,
    'aria-label': isLabelHidden ? label : undefined,
    'aria-required': props.isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': notes.join(' ') || undefined,
  };
  const field = { id, label, isLabelHidden, isOptional, description, errorMessage, isInvalid };
  return { control, look, field };
}

type PlainFieldProps = ReturnType<typeof usePlainField>['field'] & {
  children: ReactNode;
  /** Called in place of the control's own press. */
  onLabelClick?: (() => void) | undefined;
};

/** A control of the browser with its label above, and its help and error below. */
export function PlainField({ id, children, onLabelClick, ...field }: PlainFieldProps) {
  return (
    <div className={styles.field}>
      {!field.isLabelHidden && (
        <span className={styles.labelRow}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the control has the keys */}
          <label
            id={`${id}-label`}
            className={styles.label}
            htmlFor={id}
            onClick={
              onLabelClick &&
              ((event) => {
                event.preventDefault();
                onLabelClick();
              })
            }
          >
            {field.label}
          </label>
          {field.isOptional && <span className={styles.optional}>{text('Optional')}</span>}
        </span>
      )}
      {children}
      {field.description && (
        <span id={`${id}-description`} className={styles.description}>
          {field.description}
        </span>
      )}
      {field.isInvalid && (
        <span id={`${id}-error`} className={styles.error}>
          <CircleAlert size={14} aria-hidden />
          <span>{field.errorMessage}</span>
        </span>
      )}
    </div>
  );
}
