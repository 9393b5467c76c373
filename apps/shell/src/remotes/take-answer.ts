declare global {
  /** Answers to what `prefetchPage` asked for, by address. It runs before the modules of the application have come. */
  var evergiftAnswers: Map<string, Promise<Response>> | undefined;
}

/** The answer to what was asked for before the application came, once; undefined when it was not. */
export function takeAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.evergiftAnswers?.get(address);
  globalThis.evergiftAnswers?.delete(address);
  return answer;
}
