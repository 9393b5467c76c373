import type { MessageLoaders } from '@evergift/language/messages';

/**
 * The translations of the shell, of the apps that it links and of their libraries. A build puts its own in this place
 * (tools/federation/src/translations.ts); without a build there are none.
 */
export const messages: MessageLoaders = {};
