import { pageLanguage, text, type Language } from '@evergift/language';
import { chooseLanguage } from '@evergift/language/choose';
import { ownNames } from '../account/own-names.ts';
import styles from './auth-page.module.css';

/** What was typed before the page was opened anew in another language. */
export const keptEmail = (): string => (history.state as { email?: string } | null)?.email ?? '';

interface LanguageChoiceProperties {
  /** The address that is typed: it goes along. A password never does. */
  email?: string;
  isDisabled?: boolean;
}

/** The languages, for who is not signed in: signed in, the profile's choice counts. */
export function LanguageChoice({ email, isDisabled }: LanguageChoiceProperties) {
  const choose = (language: Language) => {
    history.replaceState({ ...history.state, email }, '');
    chooseLanguage(language);
  };
  return (
    <nav className={styles.languages} aria-label={text('Language')}>
      {ownNames.map(({ id, label, ...own }) => (
        <button
          key={id}
          type="button"
          {...own}
          aria-current={id === pageLanguage()}
          disabled={isDisabled}
          onClick={() => choose(id)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
