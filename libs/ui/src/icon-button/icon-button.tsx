import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { mergeProps } from 'react-aria/mergeProps';
import type { ButtonAppearance } from '../button/button-style.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useTooltip } from '../tooltip/use-tooltip.tsx';
import { iconButtonClass } from './icon-button-style.ts';

type Behaviour = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'onHoverStart'
  | 'onFocus'
  | 'slot'
  | 'id'
  | 'autoFocus'
  | 'aria-expanded'
  | 'aria-haspopup'
>;

export interface IconButtonProps extends Behaviour, Omit<ButtonAppearance, 'isWide'> {
  /** What it does, and to what: "Edit Ana". Said to screen readers and shown on hover and focus. */
  label: string;
  /** A lucide icon: 18 px, 16 in `small`. */
  icon: ReactNode;
  /** `danger` draws only the icon in red (row deletes). Default `quiet`. */
  variant?: ButtonAppearance['variant'];
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  /** Shows the label on hover and focus. Default true. */
  hasTooltip?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is a picture; for actions that everybody knows by their icon. */
export function IconButton({
  label,
  icon,
  variant,
  size,
  isDisabled = false,
  isPending = false,
  hasTooltip = true,
  ...behaviour
}: IconButtonProps) {
  const { handlers, tooltip } = useTooltip(label);
  return (
    <>
      <AriaButton
        {...(hasTooltip ? mergeProps(behaviour, handlers) : behaviour)}
        aria-label={label}
        isDisabled={isDisabled}
        isPending={isPending}
        className={iconButtonClass({ variant, size })}
      >
        {isPending ? <Spinner /> : icon}
      </AriaButton>
      {tooltip}
    </>
  );
}
