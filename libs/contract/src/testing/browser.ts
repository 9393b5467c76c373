/** The browser's confirmation, which jsdom lacks: what it asked, and what is answered. */
export interface Confirmations {
  readonly questions: string[];
  /** The next answers; true unless set. */
  answer: boolean;
}

/** Answers `window.confirm` and remembers the questions. */
export function answerConfirmations(): Confirmations {
  const confirmations: Confirmations = { questions: [], answer: true };
  window.confirm = (question = '') => {
    confirmations.questions.push(question);
    return confirmations.answer;
  };
  return confirmations;
}

/** Gives the page a width, which jsdom lacks; media queries of the form `(width >= 768px)` follow it. */
export function setViewportWidth(width: number): void {
  window.matchMedia = (query) => {
    const least = Number(/\(width >= (\d+)px\)/.exec(query)?.[1] ?? Number.NaN);
    return Object.assign(new EventTarget(), {
      media: query,
      matches: width >= least,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  };
}
