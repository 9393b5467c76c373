/**
 * Tests the translations of a project: `src/messages/{language}.json`, each by its English text.
 *
 * @param project its folder, e.g. `apps/people`
 */
export function describeMessages(project: string): void;
