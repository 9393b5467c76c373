import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import { remoteNames, repositoryFile } from '@evergift/serve/deployment';
import { describe, expect, test } from 'vitest';

const run = promisify(execFile);
const read = (path: string): string => readFileSync(repositoryFile(path), 'utf8');
const apps = readdirSync(repositoryFile('apps'));
const workflow = read('.github/workflows/ci.yml');

const environment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false',
};

/** What CI would test and deploy for a change of these files. */
async function affectedBy(...files: string[]) {
  const words = [`--files=${files.join()}`];
  const script = repositoryFile('.github/affected.sh');
  const { stdout } = await run(script, words, { env: environment });
  const lines = stdout.trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
}

/** The shell's build links it in: it ships with the shell. */
const isLinked = (app: string) =>
  (JSON.parse(read(`apps/${app}/package.json`)) as { scripts?: { build?: string } }).scripts
    ?.build === undefined;

/** Which apps a change in a folder of `apps` deploys: one of each kind, since to ask Nx takes 3 s of a processor. */
const deployedWith = [
  ['people', 'people'],
  ['home', 'shell'],
] as const;

/** Every file of an app. Its remote.json is left out: the shell's site carries what it says. */
function filesOf(app: string): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', `apps/${app}`];
  const listed = execFileSync('git', words, { cwd: repositoryFile('.'), encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file !== '' && !file.endsWith('/remote.json'));
  expect(files.length).toBeGreaterThan(5);
  return files;
}

/** Asking Nx takes seconds on a busy machine. */
const longTest = { timeout: 120_000 };

describe.concurrent('what CI tests and deploys', longTest, () => {
  test.each(deployedWith)(
    'RL7 after a change of any line of apps/%s is %s and the browser tests, and nothing else',
    async (app, deployed) => {
      expect(await affectedBy(...filesOf(app))).toEqual({
        remotes: JSON.stringify(deployed === 'shell' ? [] : [deployed]),
        shell: String(deployed === 'shell'),
        browser: 'true',
        rules: 'false',
        backend: 'false',
      });
    },
  );

  test('after a change of where a remote belongs is the shell, too: it says so to the page', async () => {
    expect(await affectedBy('apps/people/remote.json')).toMatchObject({
      remotes: '["people"]',
      shell: 'true',
    });
  });

  test('after a change in a library that all apps are built of is every app', async () => {
    const { remotes = '', shell } = await affectedBy('libs/data/src/index.ts');
    expect((JSON.parse(remotes) as string[]).sort()).toEqual(
      remoteNames.filter((name) => !isLinked(name)).sort(),
    );
    expect(shell).toBe('true');
  });

  test('after a change of the rules and the documents is the rules, tested in the browser, and no app', async () => {
    expect(await affectedBy('rules/firestore.rules', 'docs/map.md')).toEqual({
      remotes: '[]',
      shell: 'false',
      browser: 'true',
      rules: 'true',
      backend: 'false',
    });
  });

  test('after a change in local-firebase is its own job, and the rules that are tested with it', async () => {
    expect(await affectedBy('packages/local-firebase/src/index.ts')).toMatchObject({
      backend: 'true',
      rules: 'true',
    });
  });

  test('after a change of any line of apps/shell is no remote, but the headers, which name its scripts', async () => {
    const words = ['show', 'projects', '--affected', `--files=${filesOf('shell').join()}`];
    const nx = repositoryFile('node_modules/nx/dist/bin/nx.js');
    const { stdout } = await run(process.execPath, [nx, ...words], { env: environment });
    const affected = stdout.trim().split('\n');
    expect(affected).toEqual(expect.arrayContaining(['@evergift/shell', '@evergift/serve']));
    for (const name of remoteNames) expect(affected).not.toContain(`@evergift/${name}`);
  });
});

test('CI looks for what was deployed among the runs that deploy', () => {
  const [, asked = ''] = /gh run list ([^)]+)\)/.exec(workflow) ?? [];
  expect(asked).toContain('--branch main');
  // A branch named main of somebody's fork runs the tests and deploys nothing.
  expect(asked).toContain('--event push');
});

test('CI takes the service worker out, and leaves it out, when the repository says so', () => {
  expect(workflow).toContain('EVERGIFT_SERVICE_WORKER: ${{ vars.EVERGIFT_SERVICE_WORKER }}');
});

test('every app has a team that owns it, and no folder is owned that is not there', () => {
  const owned = [
    ...read('.github/CODEOWNERS').matchAll(/^\/apps\/([\w-]+)\/ @evergift\/([\w-]+)$/gm),
  ];
  expect(owned.map(([, app]) => app).sort()).toEqual(apps.sort());
  for (const [, app = '', team] of owned) {
    expect(team).toBe(isLinked(app) ? 'shell-team' : `${app}-team`);
  }
});

test('every app deploys to its own place by its own command', () => {
  for (const app of apps.filter((each) => !isLinked(each))) {
    const { scripts } = JSON.parse(read(`apps/${app}/package.json`)) as {
      scripts: Record<string, string>;
    };
    expect(scripts['deploy'], app).toBe(`node ../../tools/delivery/dist/run.js ${app}`);
  }
});

test('CI uses actions by full commit hash, with no more rights than it needs', () => {
  const folders = readdirSync(repositoryFile('.github/actions'));
  const files = [workflow, ...folders.map((name) => read(`.github/actions/${name}/action.yml`))];
  const used = files.flatMap((text) => [...text.matchAll(/uses: (\S+)/g)].map(([, name]) => name));
  const elsewhere = used.filter((name) => !name?.startsWith('./'));
  expect(elsewhere.length).toBeGreaterThan(1);
  for (const name of elsewhere) expect(name).toMatch(/^actions\/[\w-]+@[\da-f]{40}$/);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(workflow).not.toMatch(/: write|pull_request_target/);
});
