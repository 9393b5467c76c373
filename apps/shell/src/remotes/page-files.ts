/** What is read of a build that remotes.json lists. */
interface ListedBuild {
  url: string;
  metadata: Pick<RequestInit, 'integrity'>;
  deployment?: { default: boolean };
  extras: { paths: readonly { path: string; access: string }[] };
}

interface RemotesFile {
  microFrontends: Readonly<Record<string, readonly [ListedBuild, ...ListedBuild[]]>>;
}

/** What tools/federation/src/name-page-files.ts adds to a remote's manifest. */
interface Manifest {
  translations: Readonly<Record<string, readonly string[]>>;
  pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * The scripts and styles that a remote's page needs, in the page's language, of the build that most devices get; as
 * absolute addresses. It runs before the application has come, and on the landing page, so it checks nothing.
 *
 * @param pathname the page's address; empty when no remote has it
 * @param insteadOfPrivate the page that is shown in place of one that is not public
 * @param get fetches a file
 * @throws whatever is wrong with the files that it reads
 */
export async function pageFiles(
  pathname: string,
  insteadOfPrivate: string | undefined,
  get: (address: string, options?: RequestInit) => Promise<Response>,
): Promise<string[]> {
  const read = async <Content>(...args: Parameters<typeof get>) =>
    (await get(...args)).json() as Promise<Content>;
  const { microFrontends } = await read<RemotesFile>(`${location.origin}/remotes.json`);
  const routes = Object.values(microFrontends).flatMap((builds) => {
    const usual = builds.find(({ deployment }) => deployment?.default) ?? builds[0];
    return usual.extras.paths.map(({ path, access }) => ({ path, access, usual }));
  });
  const find = (at: string) => routes.find(({ path }) => `${at}/`.startsWith(`${path}/`));
  let page = pathname;
  let route = find(page);
  if (insteadOfPrivate && route?.access !== 'public') route = find((page = insteadOfPrivate));
  if (!route) return [];
  const { href } = new URL(route.usual.url, location.origin);
  const { translations, pages } = await read<Manifest>(href, route.usual.metadata);
  const [, files = []] =
    Object.entries(pages).find(([path]) =>
      new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(page),
    ) ?? [];
  const own = translations[document.documentElement.lang] ?? [];
  return [...files, ...own].map((file) => new URL(file, href).href);
}
