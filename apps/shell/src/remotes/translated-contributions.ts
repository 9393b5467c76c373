import type { RemoteEntry, RemoteModule } from '@evergift/contract';
import { pageLanguage, translated } from '@evergift/language';
import { addMessages } from '@evergift/language/speak';
import type { Messages } from '@evergift/language/messages';

/** So long the labels of one app may keep the bars waiting, in milliseconds. */
const patience = 3_000;

/**
 * An app with its contributions in the language of the page. They are a file of its build: what an app without one
 * contributes stays English, as does what cannot be had in time.
 */
export async function translateContributions(entry: RemoteEntry): Promise<RemoteEntry> {
  const build = entry.listed?.build;
  const language = pageLanguage();
  if (build !== undefined && language !== 'en') {
    const address = new URL(`labels-${language}-${build}.json`, entry.entry);
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
      if (answer.ok) addMessages(language, (await answer.json()) as Messages);
    } catch {
      // Its origin does not answer, or answers with a page.
    }
  }
  return withLabels(entry);
}

/**
 * Fetches what an app says in the language of the page. Without that, it speaks English.
 *
 * @param entry of an app that the shell links: its labels come with the shell's texts, and are translated here
 */
export async function addTranslations(
  { messages }: Pick<RemoteModule, 'messages'>,
  entry?: RemoteEntry,
): Promise<void> {
  const language = pageLanguage();
  if (entry) entry.contributions = withLabels(entry.contributions);
  if (language === 'en') return;
  try {
    const loaded = await messages?.[language]?.();
    if (loaded) addMessages(language, loaded.default);
  } catch (error) {
    reportError(error);
  }
}

const isLabel = /^(label|title|message)$/;
/** What is drawn, and what a contribution presets in a form: no labels. */
const isOther = /^(icons|does)$/;

/** A copy of a description, each label of it translated. */
export function withLabels<Described>(described: Described): Described {
  if (Array.isArray(described)) return described.map(withLabels) as Described;
  if (typeof described !== 'object' || described === null) return described;
  const entries = Object.entries(described).map(([key, value]: [string, unknown]) => [
    key,
    isLabel.test(key) && typeof value === 'string'
      ? translated(value)
      : isOther.test(key)
        ? value
        : withLabels(value),
  ]);
  return Object.fromEntries(entries) as Described;
}
