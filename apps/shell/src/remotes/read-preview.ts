import { pageLanguage, text } from '@evergift/language';

/** A build of one app that takes the deployed one's place, in this tab alone. */
export interface Preview {
  /** The app's name in remotes.json. */
  app: string;
  /** Address of the build's manifest. */
  entry: string;
}

/** What this tab shows in place of a deployed app. */
export type PreviewState =
  | { status: 'none' }
  /** A link asks for it; the person has to say so, too. */
  | { status: 'asked'; preview: Preview }
  | { status: 'shown'; preview: Preview }
  | { status: 'refused'; reason: string };

/** A preview that is not opened; the message says why and what to do. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';
}

const manifestName = '/mf-manifest.json';
const example = '?preview=app@https://preview.example/mf-manifest.json';

/** 'https://a.example or https://b.example' */
export const originsText = (origins: readonly string[]): string =>
  new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(origins);

/**
 * Reads what `?preview=` asks for: an app and the address of a build of it. Only origins that
 * config.json names are taken, and only manifests: what they ask of shared packages is checked before
 * any code runs.
 *
 * @param origins config.json's `previews`
 * @throws PreviewError
 */
export function readPreview(asked: string, origins: readonly string[]): Preview {
  if (origins.length === 0) {
    throw new PreviewError(
      text(
        'Previews are off here. To turn them on, name their origin under "previews" in config.json.',
      ),
    );
  }
  const [, app, address] = /^([a-z][\w-]*)@(.+)$/i.exec(asked) ?? [];
  if (app === undefined || address === undefined || !URL.canParse(address)) {
    throw new PreviewError(
      text('A preview is asked for by app and address: {example}.', { example }),
    );
  }
  const { origin, pathname, search, hash, username, password } = new URL(address);
  if (!origins.includes(origin)) {
    throw new PreviewError(
      text(
        'It would come from {origin}, which config.json does not list. Serve it from {origins}, or add its origin under "previews".',
        {
          origin: origin === 'null' ? text('no origin') : origin,
          origins: originsText(origins),
        },
      ),
    );
  }
  if (!pathname.endsWith(manifestName) || search || hash || username || password) {
    throw new PreviewError(
      text('Its address has to end in {manifestName}, with nothing after it: {example}.', {
        manifestName,
        example,
      }),
    );
  }
  return { app, entry: origin + pathname };
}

/**
 * What a tab shows that was asked for a preview.
 *
 * @param wanted by the address, or by the tab itself
 * @param before what a press in this tab put in place
 * @param origins config.json's `previews`
 */
export function readPreviewState(
  wanted: string,
  before: string | undefined,
  origins: readonly string[],
): PreviewState {
  try {
    const preview = readPreview(wanted, origins);
    return { status: wanted === before ? 'shown' : 'asked', preview };
  } catch (error) {
    if (!(error instanceof PreviewError)) throw error;
    return { status: 'refused', reason: error.message };
  }
}
