import {
  checkSharedVersions,
  SharedVersionError,
} from '../../../../libs/contract/src/shared-versions.ts';
import type { AppContract, ShellContract } from '@evergift/contract/app-contract';
import type { Breakage } from './breakage.ts';

/** The message with which the shell would refuse an app for its shared packages. */
function refusal(app: AppContract, brings: ShellContract['brings']): string | undefined {
  const needs = Object.entries(app.shared).map(([name, requiredVersion]) => ({
    ...{ name, requiredVersion },
  }));
  try {
    checkSharedVersions(app.name, needs, (name) => brings[name]);
    return undefined;
  } catch (error) {
    if (!(error instanceof SharedVersionError)) throw error;
    return error.message.replace(/: deploy the older of the two\.$/, '.');
  }
}

/**
 * What of an app a shell cannot use.
 *
 * @param remedy what whoever made the change can do
 */
export function misfits(app: AppContract, host: ShellContract, remedy: string): Breakage[] {
  const who = app.name;
  const found: Breakage[] = [];
  if (!host.reads.includes(app.contract)) {
    const what = `speaks contract ${app.contract}, and the shell reads ${host.reads.join(' and ')}: it refuses the whole app.`;
    found.push({ who, what, remedy });
  }
  const refused = refusal(app, host.brings);
  if (refused) found.push({ who, what: `is refused as a whole. ${refused}`, remedy });
  for (const slot of app.slots.filter((name) => !host.slots.includes(name))) {
    const what = `fills the slot “${slot}”, which the shell does not have: nothing is shown there.`;
    found.push({ who, what, remedy });
  }
  for (const name of app.collections.filter((each) => !host.collections.includes(each))) {
    const what = `searches the collection “${name}”, which the shell does not know: nothing is found.`;
    found.push({ who, what, remedy });
  }
  return found;
}
