import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

const packageFolder = join(import.meta.dirname, '..');

/** Bundles the command line so that Node can run it; answers the file. */
export async function buildCli(): Promise<string> {
  // Inside the package, so that its dependencies are found.
  const folder = join(packageFolder, 'test-results', `cli-${process.pid}`);
  await build({
    root: packageFolder,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(packageFolder, 'src/cli.ts'),
      outDir: folder,
      rollupOptions: { output: { entryFileNames: 'cli.mjs' } },
    },
  });
  return join(folder, 'cli.mjs');
}

/** The backend as a process of its own. */
export class CliProcess {
  readonly child: ChildProcess;
  output = '';

  constructor(cli: string, parameters: readonly string[]) {
    this.child = spawn(process.execPath, [cli, ...parameters], { stdio: 'pipe' });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (data: Buffer) => (this.output += data.toString()));
    }
  }

  /** Waits until the process says that it answers. */
  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.output.includes('answer at')) resolve();
      };
      this.child.stdout?.on('data', look);
      this.child.once('close', () => reject(new Error(`the process ended: ${this.output}`)));
      look();
    });
  }

  /** Waits for the end; answers the exit code. */
  ended(): Promise<number | null> {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) {
      return Promise.resolve(child.exitCode);
    }
    return new Promise((resolve) => child.once('close', (code) => resolve(code)));
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended();
  }
}
