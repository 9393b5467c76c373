import { useRef, useState, type FormEventHandler } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;
/** What is wrong with each field; nothing for one that is right. */
type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * What is typed into the fields of a form. Errors show from the first submit on, and then follow what
 * is typed. The forms of this page are the first that a newcomer loads, so they do without the library
 * that forms in modals use.
 *
 * @param initial by the fields' names, in their order on the page
 */
export function useTextForm<Name extends string>(
  initial: Values<Name>,
  check: (values: Values<Name>) => Errors<Name>,
) {
  const [values, setValues] = useState(initial);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isSending, setSending] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const errors: Errors<Name> = wasSubmitted ? check(values) : {};

  return {
    values,
    isSending,
    /** Properties of the text field with this name. */
    field: (name: Name, onChanged?: (value: string) => void) => ({
      name,
      value: values[name],
      errorMessage: errors[name],
      onChange: (value: string) => {
        setValues((others) => ({ ...others, [name]: value }));
        onChanged?.(value);
      },
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
    }),
    /** Focuses a field and selects what is in it. */
    select: (name: Name) => {
      inputs.current[name]?.focus();
      inputs.current[name]?.select();
    },
    /** Sends what is typed when all of it is right; else the first wrong field gets the focus. */
    submit:
      (
        send: (values: Values<Name>) => Promise<void>,
        onWrong?: (errors: Errors<Name>) => void,
      ): FormEventHandler =>
      (event) => {
        event.preventDefault();
        setSubmitted(true);
        const wrong = check(values);
        const first = (Object.keys(values) as Name[]).find((name) => wrong[name] !== undefined);
        if (first !== undefined) {
          inputs.current[first]?.focus();
          return onWrong?.(wrong);
        }
        setSending(true);
        void send(values).finally(() => setSending(false));
      },
  };
}
