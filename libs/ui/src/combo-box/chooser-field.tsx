import { text } from '@evergift/language';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type ReactNode, type Ref, use, useEffect, useRef } from 'react';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names/class-names.ts';
import { DialogLayerContext } from '../dialog/dialog-layer.ts';
import type { FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import { PlainField, usePlainField } from '../field/plain-field.tsx';
import { useBlockedForm, useUnfinishedText } from '../field/use-unfinished-text.ts';
import { areMany } from '../popover/many-options.ts';
import popoverStyles from '../popover/popover.module.css';
import { ChoiceList } from './choice-list.tsx';
import { CreateOffer } from './create-offer.tsx';
import { unchosenText } from './unchosen-text.ts';
import { type ChooserOptions, useChooser } from './use-chooser.ts';

interface ChooserFieldProps extends FieldProps, Omit<ChooserOptions, 'isDisabled'> {
  /** Whether what was typed is nobody's name: it blocks the form when it is left. */
  isUnchosen: boolean;
  placeholder: string;
  /** When nothing matches. Default 'Nothing found'. */
  emptyText?: string | undefined;
  /** Before the input. */
  children?: ReactNode;
  controlClass?: string | undefined;
  inputClass?: string | undefined;
  ref: Ref<HTMLInputElement> | undefined;
}

/** A field in which one types to choose from a list. */
export function ChooserField({ ref, ...props }: ChooserFieldProps) {
  const { label, newLabel, typed, isDisabled = false, onCreate } = props;
  const problem = props.isUnchosen ? unchosenText(typed, newLabel) : null;
  const unfinished = useUnfinishedText(problem);
  const input = useBlockedForm(problem, ref);
  const group = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLElement>(null);
  const errorMessage = unfinished.message ?? props.errorMessage;
  const { control, look, field } = usePlainField({ ...props, errorMessage });
  const chooser = useChooser(props);
  const { isOpen, activeId } = chooser;
  const listId = `${control.id}-list`;
  // The list is in the layer of its dialog, which is fixed: at the end of the page it would move with
  // the page, and what brings an option into view would scroll the page behind the dialog.
  const layer = use(DialogLayerContext);
  const portal = chooser.wasOpened ? layer() : null;
  const openedInThisFrame = useRef(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    openedInThisFrame.current = true;
    requestAnimationFrame(() => (openedInThisFrame.current = false));
    const shown = [input.current, popover.current].filter((element) => element !== null);
    return ariaHideOutside(shown);
  }, [isOpen, input]);

  const onFocus = ({ currentTarget }: FocusEvent) => {
    // WebKit scrolls a field into view some frames after it got the focus: too late for the list.
    currentTarget.scrollIntoView({ block: 'nearest' });
    unfinished.enter();
    chooser.open();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (popover.current?.contains(relatedTarget)) return;
    chooser.leave();
    unfinished.leave();
    props.onBlur?.();
  };
  const toggle = () => {
    input.current?.focus();
    if (isOpen) chooser.close();
    else chooser.open();
  };
  return (
    <PlainField {...field}>
      <div
        ref={group}
        role="group"
        {...look}
        className={classNames(fieldStyles.control, props.controlClass)}
      >
        {props.children}
        <input
          {...control}
          // While the list is open the label is hidden, and names it all the same.
          aria-labelledby={props.isLabelHidden ? undefined : `${control.id}-label`}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={activeId === null ? undefined : `${listId}-${activeId}`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          className={classNames(fieldStyles.input, props.inputClass)}
          placeholder={props.placeholder}
          value={typed}
          onChange={(event) => chooser.type(event.target.value)}
          onKeyDown={chooser.onKeyDown}
          onClick={() => {
            if (!isOpen) chooser.open();
          }}
          onFocus={onFocus}
          onBlur={onBlur}
          onInvalid={unfinished.leave}
        />
        <button
          type="button"
          tabIndex={-1}
          className={fieldStyles.clear}
          aria-label={text('Show suggestions {label}', { label })}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          disabled={isDisabled}
          data-disabled={isDisabled || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <ChevronDown size={18} aria-hidden />
        </button>
      </div>
      {unfinished.message !== null && newLabel !== null && (
        <CreateOffer label={newLabel} onCreate={onCreate} />
      )}
      {chooser.wasOpened && (
        <Popover
          ref={popover}
          triggerRef={group}
          trigger="ComboBox"
          isNonModal
          isOpen={isOpen}
          // React Aria closes it when the page scrolls. The focus that opened it may have scrolled the field into view.
          onOpenChange={() => openedInThisFrame.current || chooser.close()}
          placement="bottom start"
          offset={6}
          className={classNames(popoverStyles.popover, popoverStyles.asWideAsTrigger)}
          {...(portal && { UNSTABLE_portalContainer: portal })}
        >
          <ChoiceList
            id={listId}
            label={text('Suggestions {label}', { label })}
            isMultiple={props.isMultiple ?? false}
            isOpen={isOpen}
            isVirtual={areMany(props.options)}
            options={chooser.shown}
            chosen={props.chosen}
            typed={typed}
            newLabel={newLabel}
            activeId={activeId}
            isByKey={chooser.isByKey}
            emptyText={props.emptyText ?? text('Nothing found')}
            onPress={chooser.press}
            onPoint={chooser.point}
          />
        </Popover>
      )}
    </PlainField>
  );
}
