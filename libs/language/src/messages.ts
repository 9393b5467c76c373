import type { Language } from './page-language.ts';

/** Translations by the key of their English text. */
export type Messages = Readonly<Record<string, string>>;

/** The translations that a build brings, by language; each is fetched when it is spoken. */
export type MessageLoaders = {
  readonly [Spoken in Exclude<Language, 'en'>]?: () => Promise<{ default: Messages }>;
};

/**
 * The translations of the app that is built, and of the libraries that it brings. A build puts its own in this
 * place (tools/federation/src/translations.ts); without a build there are none.
 */
export const messages: MessageLoaders = {};
