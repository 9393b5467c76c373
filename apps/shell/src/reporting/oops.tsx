import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { reloadPage } from '../browser/leave-page.ts';
import styles from './oops.module.css';

/** What is in place of everything when the shell itself fails. */
export function Oops() {
  return (
    <main className={styles.oops} role="alert">
      <h1>{text('Oops! Something went wrong')}</h1>
      <p>{text("Don't worry, we've been notified and will fix this soon.")}</p>
      <Button onPress={reloadPage}>{text('Refresh Page')}</Button>
    </main>
  );
}
