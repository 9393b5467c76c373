import { formatCalendarDate, formatMoney } from '@evergift/data';
import { formatCount } from '@evergift/data/reading';
import { Link } from '@evergift/ui/link';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import type { Figure, Figures } from '../figures/figures.ts';
import styles from './figure-table.module.css';

function Shown({ figure }: { figure: Figure }) {
  if ('amount' in figure) return formatMoney(figure.amount);
  if ('count' in figure) return formatCount(figure.count);
  if ('date' in figure) return formatCalendarDate(figure.date, 'month-day');
  if (figure.href === undefined) return <bdi>{figure.name}</bdi>;
  return (
    <Link variant="name" href={figure.href}>
      {figure.name}
    </Link>
  );
}

const isNumber = (figure: Figure | undefined) =>
  figure !== undefined && ('amount' in figure || 'count' in figure);

function Row({ cells }: { cells: readonly Figure[] }) {
  return (
    <tr>
      {cells.map((figure, index) =>
        index === 0 ? (
          <th key={index} scope="row">
            <Shown figure={figure} />
          </th>
        ) : (
          <td
            key={index}
            data-number={isNumber(figure) || undefined}
            data-date={'date' in figure || undefined}
          >
            <Shown figure={figure} />
          </td>
        ),
      )}
    </tr>
  );
}

interface FigureTableProperties {
  /** What it is about: 'Spent by month, 2026'. */
  title: string;
  figures: Figures;
}

/** The figures of a plot, to be read one by one. */
export function FigureTable({ title, figures }: FigureTableProperties) {
  const { columns, rows, total } = figures;
  const pattern = rows[0]?.cells ?? total;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-number={isNumber(pattern?.[index]) || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <Row key={id} cells={cells} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row cells={total} />
        </tfoot>
      )}
    </table>
  );
}
