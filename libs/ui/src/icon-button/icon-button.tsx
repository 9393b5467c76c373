import type { ReactNode } from 'react';
import type { ButtonAppearance } from '../button/button-style.ts';
import { type ButtonBehaviour, plainButton } from '../button/button.tsx';
import { useTooltip } from '../tooltip/use-tooltip.tsx';
import { iconButtonClass } from './icon-button-style.ts';

export interface IconButtonProps extends ButtonBehaviour, Omit<ButtonAppearance, 'isWide'> {
  /** What it does, and to what: "Edit Ana". Said to screen readers and shown on hover and focus. */
  label: string;
  /** A lucide icon: 18 px, 16 in `small`. */
  icon: ReactNode;
  /** `danger` draws only the icon in red (row deletes). Default `quiet`. */
  variant?: ButtonAppearance['variant'];
  /** Shows the label on hover and focus. Default true. */
  hasTooltip?: boolean | undefined;
}

/** A button that is a picture; for actions that everybody knows by their icon. */
export function IconButton({
  label,
  icon,
  variant,
  size,
  hasTooltip = true,
  ...behaviour
}: IconButtonProps) {
  const { handlers, tooltip } = useTooltip(label, behaviour);
  return (
    <>
      <button
        type="button"
        {...plainButton(behaviour)}
        {...(hasTooltip && handlers)}
        aria-label={label}
        className={iconButtonClass({ variant, size })}
      >
        {icon}
      </button>
      {tooltip}
    </>
  );
}
