import { text } from '@evergift/language';
import { useId } from 'react';
import { Bow } from './bow.tsx';
import styles from './present-art.module.css';

/** Three lines of about twelve letters. */
const tagline = text('Never forget\nthe perfect\ngift again').split('\n');

/**
 * A present, seen from so near that it fills the panel: printed paper, a ribbon both ways, and a
 * tag on a string that carries the tagline. Decoration; the page says the same in its text.
 */
export function PresentArt() {
  const paper = useId();
  const shade = useId();
  return (
    <svg
      className={styles.art}
      viewBox="0 0 800 1000"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <defs>
        <pattern id={paper} width="132" height="132" patternUnits="userSpaceOnUse">
          <g className={styles.figure}>
            <Sprig transform="translate(36 34) rotate(-28)" />
            <Sprig transform="translate(102 100) rotate(38)" />
            <circle cx="98" cy="30" r="5" />
            <circle cx="110" cy="38" r="3.4" />
            <circle cx="30" cy="102" r="5" />
            <circle cx="22" cy="90" r="3.4" />
          </g>
        </pattern>
        <linearGradient id={shade} x1="0" y1="0" x2="1" y2="0.25">
          <stop offset="0" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.14" />
        </linearGradient>
      </defs>
      <rect className={styles.ground} width="800" height="1000" />
      <rect width="800" height="1000" fill={`url(#${paper})`} />
      <path className={styles.crease} d="M0 640 L800 596 M650 0 L694 1000" />
      <rect width="800" height="1000" fill={`url(#${shade})`} />
      <g className={styles.ribbon}>
        <rect className={styles.shadow} x="-20" y="306" width="840" height="104" />
        <rect x="-20" y="300" width="840" height="96" />
        <path className={styles.seam} d="M-20 311H820M-20 385H820" />
        <rect className={styles.shadow} x="356" y="-20" width="102" height="1040" />
        <rect x="352" y="-20" width="96" height="1040" />
        <path className={styles.seam} d="M363-20V1020M437-20V1020" />
      </g>
      <g>
        <path className={styles.string} d="M404 356C452 432 500 470 486 556" />
        <g transform="rotate(5 486 566)">
          <path
            className={styles.shadow}
            d="M486 538 L640 604 Q650 608 650 620 V876 Q650 892 634 892 H338 Q322 892 322 876 V620 Q322 608 332 604 Z"
            transform="translate(6 12)"
          />
          <path
            className={styles.card}
            d="M486 538 L640 604 Q650 608 650 620 V876 Q650 892 634 892 H338 Q322 892 322 876 V620 Q322 608 332 604 Z"
          />
          <circle className={styles.eyelet} cx="486" cy="576" r="12" />
          <text className={styles.tagline} textAnchor="middle">
            {tagline.map((line, index) => (
              <tspan key={line} x="486" y={684 + 54 * index}>
                {line}
              </tspan>
            ))}
          </text>
          <path className={styles.flourish} d="M426 838c20-14 40 14 60 0s40-14 60 0" />
        </g>
        <path className={styles.string} d="M404 356C440 420 478 500 486 574" />
      </g>
      <Bow x={400} y={348} />
    </svg>
  );
}

const leaves = [-30, -16, -2, 12];

/** A twig of evergreen, the print of the paper. */
function Sprig({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className={styles.twig} d="M0 26V-30" />
      {leaves.map((y) => (
        <g key={y} transform={`translate(0 ${y + 8})`}>
          <path d="M0 4C-6-2-14-6-20-4C-18 4-10 8 0 6Z" />
          <path d="M0 4C6-2 14-6 20-4C18 4 10 8 0 6Z" />
        </g>
      ))}
      <path d="M0-24C-4-30-4-36 0-42C4-36 4-30 0-24Z" />
    </g>
  );
}
