import { text } from '@evergift/language';
import { CircleAlert } from 'lucide-react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import type { FieldProps } from './field-props.ts';
import styles from './field.module.css';

type LabelProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'isOptional'>;

/** The label's line above a control. */
export function FieldLabel({ label, isLabelHidden, isOptional }: LabelProps) {
  if (isLabelHidden) return null;
  return (
    <span className={styles.labelRow}>
      <Label className={styles.label as string}>{label}</Label>
      {isOptional && <span className={styles.optional}>{text('Optional')}</span>}
    </span>
  );
}

/** Help and error below a control, tied to it for screen readers. */
export function FieldNotes({
  description,
  errorMessage,
}: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description as string}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error as string}>
        {({ validationErrors, defaultChildren }) => (
          <>
            <CircleAlert size={14} aria-hidden />
            <span>{errorMessage ?? (validationErrors.length > 0 ? defaultChildren : null)}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
