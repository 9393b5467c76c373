import { useHost, type Notice } from '@evergift/contract';
import { american, formats } from '@evergift/data/feature';
import { text } from '@evergift/language';
import { Card } from '@evergift/ui/card';
import { downloadFile } from '@evergift/ui/download-file';
import { IconButton } from '@evergift/ui/icon-button';
import { MoreActions } from '@evergift/ui/more-actions';
import { plotPicture } from '@evergift/ui/plot-picture';
import { ChartColumn, FileSpreadsheet, Image, Table2 } from 'lucide-react';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import type { Figure, Figures } from '../figures/figures.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './plot-card.module.css';

/** What the page says of files. */
const reviewNotices = {
  saved: (fileName: string): Notice => ({
    type: 'success',
    message: text('Saved as {file}.', { file: fileName }),
  }),
  pictureFailed: (error: unknown): Notice => ({
    type: 'error',
    message: text('Unable to make the picture. The table and the CSV have the same figures.'),
    error,
  }),
};

interface PlotCardProperties {
  /** What is shown, without the year: 'Spent by month'. */
  title: string;
  year: number;
  /** What the plot shows, as numbers. */
  figures: Figures;
  /** Renders the plot; receives its full title, and a ref for its drawing. */
  children: (plot: { title: string; ref: Ref<SVGSVGElement> }) => ReactNode;
}

/** A plot on a card; its table is one press away, a picture and a file of it two. */
export function PlotCard({ title, year, figures, children }: PlotCardProperties) {
  const { notify } = useHost();
  const [isTable, setTable] = useState(false);
  const plot = useRef<SVGSVGElement>(null);
  const fullTitle = text('{title}, {year}', { title, year: String(year) });
  const fileName = `evergift-${year}-${title.toLowerCase().replaceAll(' ', '-')}`;

  const savePicture = async () => {
    if (!plot.current) return;
    try {
      const picture = await plotPicture(plot.current, { title: fullTitle, note: 'Evergift' });
      downloadFile(`${fileName}.png`, 'image/png', picture);
      notify(reviewNotices.saved(`${fileName}.png`));
    } catch (error) {
      notify(reviewNotices.pictureFailed(error));
    }
  };
  const saveFile = () => {
    downloadFile(`${fileName}.csv`, 'text/csv', csvOf(figures));
    notify(reviewNotices.saved(`${fileName}.csv`));
  };

  return (
    <Card
      as="section"
      title={title}
      actions={
        <div className={styles.actions} data-unprinted>
          <IconButton
            label={isTable ? text('Plot: {title}', { title }) : text('Table: {title}', { title })}
            icon={
              isTable ? <ChartColumn size={18} aria-hidden /> : <Table2 size={18} aria-hidden />
            }
            onPress={() => setTable(!isTable)}
          />
          <MoreActions
            label={text('Save: {title}', { title })}
            actions={[
              {
                id: 'picture',
                label: text('Save as picture'),
                icon: <Image size={18} aria-hidden />,
                onAction: () => void savePicture(),
              },
              {
                id: 'csv',
                label: text('Save as CSV'),
                icon: <FileSpreadsheet size={18} aria-hidden />,
                onAction: saveFile,
              },
            ]}
          />
        </div>
      }
    >
      {/* Kept while the table shows: the picture is drawn from it. */}
      <div hidden={isTable}>{children({ title: fullTitle, ref: plot })}</div>
      {isTable && <FigureTable title={fullTitle} figures={figures} />}
    </Card>
  );
}

/** What makes a spreadsheet take a text for a formula. */
const formula = /^[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;

/** An amount as a number that every program reads: 123456 is 1234.56. By text, since a division would not be exact. */
function decimal(amount: number): string {
  const { decimals } = formats();
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = decimals > 0 ? `.${digits.slice(point)}` : '';
  return `${amount < 0 ? '-' : ''}${digits.slice(0, point)}${fraction}`;
}

/** A text as a cell: quoted, and never a formula. */
function quoted(content: string): string {
  const safe = formula.test(content) ? `'${content}` : content;
  return `"${safe.replaceAll('"', '""')}"`;
}

function cell(figure: Figure): string {
  if ('amount' in figure) return decimal(figure.amount);
  if ('count' in figure) return String(figure.count);
  return quoted('date' in figure ? figure.date : figure.name);
}

/**
 * The figures as CSV (RFC 4180) in UTF-8, with a mark by which spreadsheets recognize it. Amounts are exact; where they
 * are no dollars, the column says their currency. A name that reads like a formula gets an apostrophe before it.
 */
export function csvOf({ columns, rows }: Figures): string {
  const { currency } = formats();
  const [first] = rows;
  const named = columns.map((column, index) =>
    currency !== american.currency && first?.cells[index] && 'amount' in first.cells[index]
      ? `${column} (${currency})`
      : column,
  );
  const lines = [named.map(quoted), ...rows.map(({ cells }) => cells.map(cell))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
