/** What every field of a form has. It fits the `field` of a react-hook-form Controller. */
export interface FieldProps {
  /** What to fill in: "Name". Always there, even when it is not drawn. */
  label: string;
  /** Draws no label; it is still said to screen readers. Default false. */
  isLabelHidden?: boolean | undefined;
  /** A line of help below the control. */
  description?: string | undefined;
  /** What is wrong and what to do. Being there makes the field invalid. */
  errorMessage?: string | undefined;
  /** Marks the field as invalid without a message of its own. Default: whether there is a message. */
  isInvalid?: boolean | undefined;
  /** Says to assistive technology that it must be filled. Default false. */
  isRequired?: boolean | undefined;
  /** Writes "Optional" at the end of the label's line. Default false. */
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The name within the form. */
  name?: string | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

/** The part of FieldProps that React Aria understands, with nothing undefined. */
export function ariaFieldProps(props: FieldProps) {
  return {
    isInvalid: props.isInvalid ?? Boolean(props.errorMessage),
    isRequired: props.isRequired ?? false,
    isDisabled: props.isDisabled ?? false,
    validationBehavior: 'aria' as const,
    ...(props.isLabelHidden && { 'aria-label': props.label }),
    ...(props.name !== undefined && { name: props.name }),
    ...(props.onBlur && { onBlur: props.onBlur }),
  };
}
