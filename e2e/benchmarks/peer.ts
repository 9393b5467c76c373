import { readFileSync } from 'node:fs';
import process from 'node:process';

type Figures = Record<string, number>;

const file = process.env['PEER'];

/**
 * What another product took for the same steps, from the JSON file that PEER names: figures by step,
 * `{ "go to people": { "calls": 47000, "commits": 2 } }`. Nobody needs to have one.
 */
const peer = (file ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, Figures>;

/** A table as documents have them: a row for each step; each figure, the peer's, and how many times that. */
export function besidePeer(rows: Readonly<Record<string, Figures>>): string {
  const names = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const isBeside = Object.keys(peer).length > 0;
  const heads = names.flatMap((name) => (isBeside ? [name, 'peer', 'ratio'] : [name]));
  const lines = Object.entries(rows).map(([step, figures]) => {
    const cells = names.flatMap((name) => {
      const [ours, theirs] = [figures[name], peer[step]?.[name]];
      const ratio = ours === undefined || !theirs ? '' : (ours / theirs).toFixed(2);
      return isBeside ? [written(ours), written(theirs), ratio] : [written(ours)];
    });
    return [step, ...cells];
  });
  return [['step', ...heads], ['', ...heads].map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Of small figures two decimals, of others none. */
const written = (figure: number | undefined): string =>
  figure?.toLocaleString('en-US', { maximumFractionDigits: figure < 10 ? 2 : 0 }) ?? '';
