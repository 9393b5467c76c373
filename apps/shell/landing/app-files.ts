/** Names of scripts and styles in the list that lies beside an app's entry. */
const named = /"(assets\/[^"]+-[\w-]{8}\.(?:js|css))"/g;

interface DescribedApp {
  entry: string;
  paths: readonly { path: string }[];
}

const get = (address: string): Promise<Response> => fetch(address, { priority: 'low' });

/**
 * The scripts and styles of the app that has a page at a path, as absolute addresses. A courtesy:
 * empty when they cannot be found out.
 */
export async function appFiles(page: string): Promise<string[]> {
  try {
    const { remotes } = (await (await get('/remotes.json')).json()) as {
      remotes: readonly DescribedApp[];
    };
    const app = remotes.find(({ paths }) => paths.some(({ path }) => path === page));
    if (!app) return [];
    const list = new URL(app.entry, location.href).href;
    const files = (await (await get(list)).text()).matchAll(named);
    return [...new Set([...files].map(([, file = '']) => new URL(file, list).href))];
  } catch {
    return [];
  }
}
