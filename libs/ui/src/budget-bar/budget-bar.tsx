import { text } from '@evergift/language';
import { classNames } from '../class-names/class-names.ts';
import { progressBar } from '../progress/progress-bar.ts';
import styles from './budget-bar.module.css';

export interface BudgetBarProps {
  /** What is filling up: 'Budget'. Said, not drawn. */
  label: string;
  /** The whole, in any unit: cents. With 0, anything exceeds it. */
  budget: number;
  /** The first segment. */
  spent: number;
  /** The second segment: what would be spent beside that. */
  planned: number;
  /** Writes an amount: '$12.50'. */
  format: (amount: number) => string;
}

function overText({ budget, spent, planned, format }: BudgetBarProps): string | undefined {
  const over = format(spent + planned - budget);
  if (spent > budget && planned > 0) {
    return text('Over by {amount}, by {whole} with what is planned', {
      amount: format(spent - budget),
      whole: over,
    });
  }
  if (spent > budget) return text('Over by {amount}', { amount: over });
  return spent + planned > budget
    ? text('Over by {amount} with what is planned', { amount: over })
    : undefined;
}

const percentOf = (amount: number, budget: number) => {
  if (budget <= 0) return amount > 0 ? 100 : 0;
  return Math.min(100, Math.max(0, (amount / budget) * 100));
};

/**
 * A budget in three parts: a ribbon for what is spent, a striped one for what is planned, and what is left. The
 * parts are below it in words as soon as something is planned; so does by how much it is exceeded.
 */
export function BudgetBar(props: BudgetBarProps) {
  const { label, budget, spent, planned, format } = props;
  const left = budget - spent - planned;
  const over = overText(props);
  const spentPercent = percentOf(spent, budget);
  const plannedPercent = percentOf(spent + planned, budget);
  const parts = [
    text('{amount} spent', { amount: format(spent) }),
    ...(planned > 0 ? [text('{amount} planned', { amount: format(planned) })] : []),
    over ?? text('{amount} left', { amount: format(left) }),
  ];
  return (
    <div className={classNames(styles.budget, spent > budget && styles.exceeded)}>
      <div {...progressBar(label, spentPercent, parts.join(text(', ')))}>
        <div className={styles.track}>
          {planned > 0 && (
            <div
              className={classNames(styles.planned, plannedPercent === 100 && styles.full)}
              style={{ inlineSize: `${plannedPercent}%` }}
            />
          )}
          <div
            className={classNames(styles.spent, spentPercent === 100 && styles.full)}
            style={{ inlineSize: `${spentPercent}%` }}
          />
        </div>
      </div>
      {planned > 0 && (
        <dl className={styles.legend}>
          <Part name={text('Spent')} amount={format(spent)} swatch={styles.spentSwatch} />
          <Part name={text('Planned')} amount={format(planned)} swatch={styles.plannedSwatch} />
          {left >= 0 && <Part name={text('Left after plans')} amount={format(left)} />}
        </dl>
      )}
      {over && <p className={styles.over}>{over}</p>}
    </div>
  );
}

interface PartProps {
  name: string;
  amount: string;
  swatch?: string | undefined;
}

function Part({ name, amount, swatch }: PartProps) {
  return (
    <div className={styles.part}>
      <dt>
        {swatch && <span className={classNames(styles.swatch, swatch)} aria-hidden />}
        {name}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
