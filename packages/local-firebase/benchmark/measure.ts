import { findOfficialEmulator } from '../src/testing/official-emulator.ts';
import type { ListenClient } from '../conformance/listen-client.ts';
import { integer, Project, text } from '../conformance/target.ts';
import { SessionGone } from '../conformance/wire-channel.ts';
import { Contestant } from './contestant.ts';
import { report, type Figures, type LoadFigures } from './report.ts';

const ROUNDS = Number(process.env['BENCHMARK_ROUNDS'] ?? 5);
const DOCUMENTS = 10_000;
const CHANGES = 200;

/** Runs all rounds, the contestants in turn, and prints the report. */
export async function measure(cli: string): Promise<void> {
  const jar = findOfficialEmulator();
  const contestants = [Contestant.embedded(cli), ...(jar ? [Contestant.official(jar)] : [])];
  const figures = new Map<string, Figures[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contestant of contestants) {
      const measured = await measureOne(contestant);
      figures.get(contestant.name)?.push(measured);
      console.log(contestant.name, JSON.stringify({ ...measured, latencies: CHANGES }));
    }
  }
  console.log(report(figures, { rounds: ROUNDS, documents: DOCUMENTS, changes: CHANGES }));
}

async function measureOne(contestant: Contestant): Promise<Figures> {
  const ready = await contestant.start();
  const { name, baseUrl, isOfficial } = contestant;
  const project = await Project.create({ name, baseUrl, isOfficial });
  try {
    const memoryReady = contestant.memory();
    const latencies = await liveLatencies(project, 'small');
    await fill(project, 'half', DOCUMENTS / 2);
    const half = await loadAndChange(project, 'half', DOCUMENTS / 2);
    await fill(project, 'full', DOCUMENTS);
    const full = await loadAndChange(project, 'full', DOCUMENTS);
    const memoryFull = contestant.memory();
    project.close();
    const figures = { ready, memoryReady, latencies, half, full, memoryFull };
    if (isOfficial) return figures;
    await contestant.kill();
    return { ...figures, readyAgain: await contestant.restart() };
  } finally {
    project.close();
    await contestant.stop();
  }
}

/** From sending a write on one connection to its snapshot on another's listener, each change. */
async function liveLatencies(project: Project, collection: string): Promise<number[]> {
  const listener = await project.listen(2, project.query(collection));
  await listener.current(2);
  const { channel } = await project.write();
  const latencies: number[] = [];
  for (let n = 0; n < CHANGES; n += 1) {
    const before = performance.now();
    const writes = [project.set(`${collection}/d${n % 20}`, { n: integer(n) })];
    void channel.send({ streamToken: 'MA==', writes });
    await listener.current(2);
    latencies.push(performance.now() - before);
    await channel.next((payload) => 'commitTime' in payload);
  }
  await listener.channel.terminate();
  await channel.terminate();
  return latencies;
}

async function fill(project: Project, collection: string, count: number): Promise<void> {
  for (let start = 0; start < count; start += 500) {
    const writes = Array.from({ length: 500 }, (_, index) =>
      project.set(`${collection}/d${String(start + index).padStart(5, '0')}`, {
        name: text(`Gift number ${start + index}`),
        notes: text('Something that they said they would like, in about a line of text.'),
        cents: integer(1000 + index),
      }),
    );
    const { status } = await project.commit(writes);
    if (status !== 200) throw new Error(`filling answered ${status}`);
  }
}

/**
 * The whole collection, added to a stream that has a target already, as an app's pages add them;
 * then changes of one document. Undefined when the backend drops the session instead.
 */
async function loadAndChange(
  project: Project,
  collection: string,
  count: number,
): Promise<LoadFigures | undefined> {
  const listener = await project.listen(2, project.query('nothing'));
  try {
    await listener.current(2);
    const before = performance.now();
    await listener.add(4, project.query(collection));
    await listener.current(4, 60_000);
    const load = performance.now() - before;
    if (listener.ids(4).length !== count) throw new Error('not all documents came');
    return { load, ...(await changeOne(project, `${collection}/d00042`, listener)) };
  } catch (error) {
    if (error instanceof SessionGone) return undefined;
    throw error;
  } finally {
    await listener.channel.terminate();
  }
}

async function changeOne(project: Project, path: string, listener: ListenClient) {
  const times: number[] = [];
  let sent = 0;
  for (let n = 0; n < 5; n += 1) {
    const before = performance.now();
    void project.commit([project.set(path, { cents: integer(n) })]);
    const snapshot = await listener.snapshot(60_000);
    times.push(performance.now() - before);
    sent = snapshot.sent.length;
  }
  times.sort((a, b) => a - b);
  return { change: times[2] ?? NaN, sent };
}
