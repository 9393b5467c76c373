// `npm run simulate`: how soon devices give a bad build up, and how often a good one, by the rule of the
// product. Prints the tables of docs/releases.md and draws docs/pictures/guard.svg.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const load = async (name) => {
  const path = fileURLToPath(new URL(`../../libs/releases/src/${name}.ts`, import.meta.url));
  return (await runnerImport(path, { configFile: false })).module;
};
const { simulateGuard } = await load('simulate-guard');
const { guardOf } = await load('guard');

const devices = 1000;
const visits = 30;
const percent = (share) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
const run = (failing, guard, isGuarded = true) =>
  simulateGuard({ guard, failing, noise: 0.01, devices, visits, before: 20, isGuarded });
const builds = [
  ['fails in every visit', 1, '#b3261e'],
  ['fails in 20 %', 0.2, '#b35c00'],
  ['fails in 5 %', 0.05, '#6750a4'],
  ['good', 0, '#386a20'],
];

console.log(
  '| Build | See an error | Failed visits each, without the rule | with it | Given up after 5 visits | after 30 |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
for (const [name, failing] of builds) {
  const ruled = run(failing, guardOf());
  const free = run(failing, guardOf(), false);
  const cells = [
    percent(ruled.sawError),
    free.errors.toFixed(2),
    ruled.errors.toFixed(2),
    percent(ruled.gaveUpAfter[4]),
    percent(ruled.gaveUpAfter[29]),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}

console.log(
  '\n| `least` | `threshold` | Every visit fails: errors | 20 %: given up after 30 visits | 5 % | A good build |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
for (const least of [1, 2, 3]) {
  for (const threshold of [0.05, 0.1, 0.2]) {
    const guard = guardOf({ least, threshold });
    const [all, some, few, none] = builds.map(([, failing]) => run(failing, guard));
    const cells = [
      all.errors.toFixed(1),
      ...[some, few, none].map(({ gaveUpAfter }) => percent(gaveUpAfter[29])),
    ];
    console.log(`| ${least} | ${percent(threshold)} | ${cells.join(' | ')} |`);
  }
}

const [width, height, left, top, right, bottom] = [640, 340, 56, 20, 150, 48];
const x = (visit) => left + ((width - left - right) * (visit - 1)) / (visits - 1);
const y = (share) => height - bottom - (height - top - bottom) * share;
/** Two lines end close to each other. */
const labelOffsets = [0, 14, 4, 4];
const lines = builds.map(([name, failing, colour], index) => {
  const { gaveUpAfter } = run(failing, guardOf());
  const points = gaveUpAfter.map((share, at) => `${x(at + 1).toFixed(1)},${y(share).toFixed(1)}`);
  const dash = ['', '8 3', '3 3', '1 4'][index];
  return `  <polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dash}"/>
  <text x="${width - right + 8}" y="${(y(gaveUpAfter.at(-1)) + labelOffsets[index]).toFixed(1)}" fill="${colour}">${name}</text>`;
});
const shares = [0, 0.25, 0.5, 0.75, 1].map(
  (
    share,
  ) => `  <line x1="${left}" x2="${width - right}" y1="${y(share)}" y2="${y(share)}" stroke="#d6d3cc"/>
  <text x="${left - 8}" y="${y(share) + 4}" text-anchor="end">${share * 100} %</text>`,
);
const marks = [1, 5, 10, 15, 20, 25, 30].map(
  (visit) =>
    `  <text x="${x(visit)}" y="${height - bottom + 20}" text-anchor="middle">${visit}</text>`,
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="13" fill="#3a3733">
  <title>Devices that gave a build up, by the number of their visits</title>
  <rect width="${width}" height="${height}" fill="#ffffff"/>
${[...shares, ...marks, ...lines].join('\n')}
  <text x="${(left + width - right) / 2}" y="${height - 8}" text-anchor="middle">visits of a device</text>
</svg>
`;
await writeFile(fileURLToPath(new URL('../../docs/pictures/guard.svg', import.meta.url)), svg);
