import type { RemoteEntry, RemoteModule } from '@evergift/contract';
import { pageLanguage, translated } from '@evergift/language';
import { addMessages } from '@evergift/language/speak';
import type { Messages } from '@evergift/language/messages';

/**
 * An app with its contributions in the language of the page. They are a file of its build: what an app without one
 * contributes stays English.
 */
export async function translateContributions(entry: RemoteEntry): Promise<RemoteEntry> {
  const build = entry.listed?.build;
  const language = pageLanguage();
  if (build !== undefined && language !== 'en') {
    const address = new URL(`labels-${language}-${build}.json`, entry.entry);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) addMessages(language, (await answer.json()) as Messages);
  }
  return withLabels(entry);
}

/** Fetches what an app says in the language of the page. Without that, it speaks English. */
export async function addTranslations({ messages }: RemoteModule): Promise<void> {
  const language = pageLanguage();
  if (language === 'en') return;
  try {
    const loaded = await messages?.[language]?.();
    if (loaded) addMessages(language, loaded.default);
  } catch (error) {
    reportError(error);
  }
}

const isLabel = /^(label|title|message)$/;

/** A copy of a description, each label of it translated. */
export function withLabels<Described>(described: Described): Described {
  if (Array.isArray(described)) return described.map(withLabels) as Described;
  if (typeof described !== 'object' || described === null) return described;
  const entries = Object.entries(described).map(([key, value]: [string, unknown]) => [
    key,
    isLabel.test(key) && typeof value === 'string' ? translated(value) : withLabels(value),
  ]);
  return Object.fromEntries(entries) as Described;
}
