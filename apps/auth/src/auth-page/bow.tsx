import styles from './present-art.module.css';

/** A tied ribbon: two tails, two loops, and the knot. */
export function Bow({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.bowShadow} transform="translate(4 16)">
        <path d={tail} />
        <path d={tail} transform="scale(-1 1) rotate(6)" />
        <path d={loop} />
        <path d={loop} transform="scale(-1 1)" />
      </g>
      <Side />
      <g transform="scale(-1 1)">
        <Side isOtherSide />
      </g>
      <path
        className={styles.knotShade}
        d="M-42-40Q0-54 42-40Q52 2 42 44Q0 58-42 44Q-52 2-42-40Z"
      />
      <path className={styles.knot} d="M-36-42Q0-54 36-42Q46 0 36 40Q0 52-36 40Q-46 0-36-42Z" />
      <path className={styles.fold} d="M-16-40Q-22 0-14 40M8-42Q2 0 10 42" />
    </g>
  );
}

const tail = 'M-14 18C-58 74-112 132-176 172L-150 186L-132 232C-74 188-16 120 22 34Z';
const loop = 'M0-6C-46-92-156-168-224-142C-282-118-276-26-216 6C-152 40-58 30 0 12Z';
const inside = 'M-34-6C-82-62-162-112-206-92C-244-72-236-24-196-6C-146 14-84 10-34-6Z';

function Side({ isOtherSide = false }: { isOtherSide?: boolean }) {
  return (
    <>
      <g {...(isOtherSide && { transform: 'rotate(6)' })}>
        <path className={styles.tail} d={tail} />
        <path className={styles.fold} d="M-6 40C-44 96-92 146-146 186" />
      </g>
      <path className={styles.loop} d={loop} />
      <path className={styles.inside} d={inside} />
      <path className={styles.shine} d="M-52-62C-104-118-168-150-216-134C-252-120-262-84-254-54" />
      <path className={styles.fold} d="M-8 2C-50-22-88-20-124-2M-8 6C-44 4-72 12-98 22" />
    </>
  );
}
