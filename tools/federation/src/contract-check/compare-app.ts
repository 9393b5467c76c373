import type { AppContract } from '@evergift/contract/app-contract';
import type { Breakage } from './breakage.ts';
import { firstPart, isAnswered, isOwned, linksTo } from './links.ts';
import { brokenOpeners } from './request-changes.ts';

/** Pages that go, and who led to them. */
function lostPages(app: AppContract, last: AppContract, others: readonly AppContract[]) {
  const paths = new Set(app.pages.map(({ path }) => path));
  return last.pages
    .filter(({ path }) => !paths.has(path))
    .flatMap(({ path, title }): Breakage[] => {
      const added = app.pages.find(
        (page) => page.title === title && !last.pages.some((each) => each.path === page.path),
      );
      const how = added ? `moved to \`${added.path}\`` : 'is gone';
      const remedy = `Keep \`${path}\` as a second route, at least until no other app leads there.`;
      const linking = others.filter((other) =>
        linksTo(other, path).some((link) => !isAnswered(link, [app])),
      );
      return [
        ...linking.map(({ name }) => ({
          who: name,
          what: `leads to \`${path}\`, which ${how}.`,
          remedy,
        })),
        {
          who: 'people with a bookmark or a mail',
          what: `open \`${path}\`, which ${how}.`,
          remedy,
        },
      ];
    });
}

/** Pages that were for everybody and now ask for an account. */
const closedPages = (app: AppContract, last: AppContract): Breakage[] =>
  app.pages
    .filter(({ access }) => access === 'signed-in')
    .filter(({ path }) => last.pages.some((one) => one.path === path && one.access === 'public'))
    .map(({ path }) => ({
      who: 'people who are not signed in',
      what: `have to sign in for \`${path}\`, which was for everybody.`,
      remedy: `Leave the access of \`${path}\` public.`,
    }));

/** Modals that go or change, and who opens them. */
function changedModals(app: AppContract, last: AppContract, others: readonly AppContract[]) {
  return Object.entries(last.modals).flatMap(([modal, before]): Breakage[] => {
    const now = app.modals[modal];
    if (now === undefined) {
      return others
        .filter(({ uses }) => uses.modals[modal])
        .map(({ name }) => ({
          who: name,
          what: `opens the modal \`${modal}\`, which is gone.`,
          remedy: `Deploy ${name} without it first.`,
        }));
    }
    const remedy = 'Accept the earlier request too: add optional fields, remove or change none.';
    return others.flatMap((other) => brokenOpeners(other, { modal, before, now, remedy }));
  });
}

/** Commands and shortcuts that people lose. */
function lostCommands(app: AppContract, last: AppContract): Breakage[] {
  const now = new Map(app.commands.map((command) => [command.id, command]));
  return last.commands.flatMap(({ id, keys }): Breakage[] => {
    const isGone = !now.has(id);
    if (!isGone && (!keys || now.get(id)?.keys?.join() === keys.join())) return [];
    const shortcut = keys ? ` (shortcut ${keys.join(' ')})` : '';
    const what = isGone
      ? `lose the command \`${id}\`${shortcut}.`
      : `lose the shortcut ${keys?.join(' ')} of \`${id}\`.`;
    return [{ who: 'people', what, remedy: 'Say so in the change log.', isLoss: true }];
  });
}

/** Paths, modals and commands that two apps would claim. */
function collisions(app: AppContract, others: readonly AppContract[]): Breakage[] {
  const claims = (one: AppContract) => [
    ...one.pages.map(({ path }) => `the path \`${firstPart(path)}\``),
    ...Object.keys(one.modals).map((name) => `the modal \`${name}\``),
    ...one.commands.map(({ id }) => `the command \`${id}\``),
    ...one.commands.flatMap(({ keys }) => (keys ? [`the shortcut ${keys.join(' ')}`] : [])),
  ];
  const own = new Set(claims(app));
  return others.flatMap((other) =>
    [...new Set(claims(other))]
      .filter((claim) => own.has(claim))
      .map((claim) => ({
        who: other.name,
        what: `has ${claim}, which ${app.name} claims too: one of the two is lost.`,
        remedy: 'Choose another name.',
      })),
  );
}

/** What an app takes from others that they do not give. */
function unmetNeeds(app: AppContract, others: readonly AppContract[]): Breakage[] {
  const who = app.name;
  const remedy = 'Deploy the app that brings it first.';
  const all = [app, ...others];
  const links = app.uses.links
    .filter((link) => isOwned(link, others) && !isAnswered(link, all))
    .map((link) => ({ who, what: `leads to \`${link}\`, where no page is live.`, remedy }));
  const modals = Object.keys(app.uses.modals).flatMap((modal): Breakage[] => {
    const owner = all.find(({ modals: own }) => own[modal] !== undefined);
    if (!owner) return [{ who, what: `opens the modal \`${modal}\`, which no app has.`, remedy }];
    const now = owner.modals[modal] ?? 'unknown';
    return owner === app ? [] : brokenOpeners(app, { modal, before: undefined, now, remedy });
  });
  return [...links, ...modals];
}

/**
 * What a build of an app would break, were it deployed alone beside the others.
 *
 * @param last what is live of it; undefined for a new app
 * @param others the other apps that are live, and the shell
 */
export function compareApp(
  app: AppContract,
  last: AppContract | undefined,
  others: readonly AppContract[],
): Breakage[] {
  return [
    ...(last
      ? [
          ...lostPages(app, last, others),
          ...closedPages(app, last),
          ...changedModals(app, last, others),
          ...lostCommands(app, last),
        ]
      : []),
    ...collisions(app, others),
    ...unmetNeeds(app, others),
  ];
}
