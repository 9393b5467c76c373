import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOrigin, remoteNames, siteOrigin } from '@evergift/serve/deployment';
import type { DeployedConfiguration, FirebaseProjects } from '@evergift/serve/deployment';
import { DeploymentError } from './deployment-error.ts';

/** The content of `deployment.json`: what the shell reads at run time. */
export interface DeploymentSettings {
  /** Becomes the shell's config.json. */
  config: DeployedConfiguration & { firebase: object };
  /** Origins of apps with a domain of their own. */
  addresses?: Readonly<Record<string, string>>;
  /** Where the functions of the reminders run; without it there are none. */
  reminders?: { region: string };
}

function readJson(root: string, name: string, missing: string): unknown {
  const file = join(root, name);
  if (!existsSync(file)) throw new DeploymentError(`There is no ${name}: ${missing}`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new DeploymentError(`${name} is not JSON: ${(error as Error).message}`);
  }
}

/**
 * Reads `.firebaserc`, which names the project and the site of each app.
 *
 * @throws DeploymentError
 */
export function readProjects(root: string): FirebaseProjects {
  const content = readJson(
    root,
    '.firebaserc',
    'copy .firebaserc.example to .firebaserc and put the names of your project and sites in.',
  ) as Partial<FirebaseProjects>;
  if (!content.projects?.default || !content.targets) {
    throw new DeploymentError('.firebaserc names no default project or no targets.');
  }
  return content as FirebaseProjects;
}

/**
 * Reads `deployment.json`.
 *
 * @throws DeploymentError
 */
export function readSettings(root: string): DeploymentSettings {
  const content = readJson(
    root,
    'deployment.json',
    "the shell's deploy takes its config.json from there (docs/deploying.md, step 3).",
  ) as Partial<DeploymentSettings>;
  if (!content.config?.firebase) {
    throw new DeploymentError('deployment.json has no "config" with a "firebase" part.');
  }
  checkConfiguration(content.config);
  checkAddresses(content.addresses ?? {});
  const { reminders } = content as { reminders?: { region?: unknown } };
  if (reminders && !/^[a-z]+-[a-z]+\d+$/.test(String(reminders.region))) {
    throw new DeploymentError(
      'deployment.json: "reminders" lacks a region such as "europe-west1".',
    );
  }
  return content as DeploymentSettings;
}

/** With less the page that is deployed would not start. */
const needed = ['apiKey', 'projectId', 'appId', 'authDomain'];

function checkConfiguration(config: DeploymentSettings['config']): void {
  const { firebase, sentry, appCheck, previews = [] } = config;
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const lacking = needed.filter((key) => !isText((firebase as Record<string, unknown>)[key]));
  if (lacking.length > 0) {
    throw new DeploymentError(`deployment.json: "config.firebase" lacks ${lacking.join(', ')}.`);
  }
  if (sentry?.dsn && !URL.canParse(sentry.dsn)) {
    throw new DeploymentError('deployment.json: "config.sentry.dsn" is not an address.');
  }
  if (appCheck && !isText(appCheck.siteKey)) {
    throw new DeploymentError('deployment.json: "config.appCheck" lacks siteKey.');
  }
  // Browsers let a page with TLS load from its own machine.
  const isSafe = (origin: unknown) =>
    isOrigin(origin) && /^https:|^http:\/\/localhost(:\d+)?$/.test(origin);
  if (!Array.isArray(previews) || !previews.every(isSafe)) {
    throw new DeploymentError(
      'deployment.json: "config.previews" lists origins such as "https://preview.example" or "http://localhost:4201", without a path.',
    );
  }
}

function checkAddresses(addresses: Readonly<Record<string, unknown>>): void {
  for (const [app, address] of Object.entries(addresses)) {
    if (app !== 'shell' && !remoteNames.includes(app)) {
      throw new DeploymentError(
        `deployment.json: "addresses" names '${app}', and there is no such app. There are shell, ${remoteNames.join(', ')}.`,
      );
    }
    if (!isOrigin(address)) {
      throw new DeploymentError(
        `deployment.json: the address of '${app}' has to be an origin such as "https://${app}.example.com", without a path or a slash at its end.`,
      );
    }
  }
}

/** Address of an app's live site. @throws SiteError when `.firebaserc` names none */
export const addressOf = (
  app: string,
  projects: FirebaseProjects,
  settings?: DeploymentSettings,
): string => settings?.addresses?.[app] ?? siteOrigin(projects, app);
