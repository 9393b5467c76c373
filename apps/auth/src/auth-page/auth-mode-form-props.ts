import type { Entry } from './use-entry.ts';

/** What the page gives to the form of every mode. */
export interface AuthModeFormProps {
  /** What was typed in the mode before; the address goes along from mode to mode. */
  email: string;
  onEmailChange: (email: string) => void;
  entry: Entry;
}
