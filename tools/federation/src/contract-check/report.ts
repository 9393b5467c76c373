import type { Breakage } from './breakage.ts';

/** A bar would end the cell, also within code. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const line = ({ who, what, remedy }: Breakage): string =>
  `| ${[who, what, remedy].map(cell).join(' | ')} |`;

const table = (rows: readonly Breakage[]): string[] => [
  '| Who | What happens | What to do |',
  '| --- | --- | --- |',
  ...rows.map(line),
  '',
];

/** The part of the pull request's text about one build. */
function section(name: string, found: readonly Breakage[]): string[] {
  const broken = found.filter(({ isLoss }) => !isLoss);
  const lost = found.filter(({ isLoss }) => isLoss);
  const whom = [...new Set(broken.map(({ who }) => who))];
  return [
    ...(broken.length > 0 ? [`### ${name} breaks ${whom.join(', ')}`, '', ...table(broken)] : []),
    ...(lost.length > 0 ? [`### What people lose with ${name}`, '', ...table(lost)] : []),
  ];
}

/**
 * The text for the pull request, in Markdown.
 *
 * @param found what each checked build breaks, by its name
 * @param silent live apps of which nothing is known
 */
export function report(
  found: ReadonlyMap<string, readonly Breakage[]>,
  silent: readonly string[],
): string {
  const sections = [...found].flatMap(([name, breakages]) => section(name, breakages));
  const names = [...found.keys()].join(', ');
  const unknown =
    silent.length === 0
      ? []
      : [`Not compared with ${silent.join(', ')}: no contract.json is live there.`, ''];
  return [
    '## Contracts',
    '',
    ...(sections.length === 0 ? [`Nothing breaks: ${names}.`, ''] : sections),
    ...unknown,
  ]
    .join('\n')
    .trimEnd();
}
