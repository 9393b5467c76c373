import styles from './empty-state.module.css';

export interface ParcelProps {
  /** A parcel waiting to be tied, or one whose ribbon came loose. */
  isLoose?: boolean;
}

/** A small parcel, drawn with the theme's papers and ribbon. Decoration. */
export function Parcel({ isLoose = false }: ParcelProps) {
  return (
    <svg className={styles.art} viewBox="0 0 96 80" aria-hidden>
      <rect className={styles.parcel} x="16" y="28" width="64" height="46" rx="7" />
      <path className={styles.parcelShade} d="M16 44h64v-9a7 7 0 0 0-7-7H23a7 7 0 0 0-7 7z" />
      {isLoose ? (
        <path
          className={styles.ribbon}
          d="M48 74V30c0-12 16-20 24-13M48 34c-6-8-20-8-30-2-5 3-9 1-12-3"
        />
      ) : (
        <path
          className={styles.ribbon}
          d="M48 74V28M48 28c-5-16-24-24-26-12-1 9 14 12 26 12zM48 28c5-16 24-24 26-12 1 9-14 12-26 12z"
        />
      )}
    </svg>
  );
}
