import styles from './loading-screen.module.css';

/** Fills the page while there is nothing to show yet; the text is announced. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <p className={styles.screen} role="status">
      {text}
    </p>
  );
}
