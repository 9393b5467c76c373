/** What an element has from its parents unless it says otherwise. */
const inherited = new Set(['visibility', 'pointer-events']);

/** Elements within a line: the words on both sides of them belong together. */
const inLine =
  /^(a|abbr|b|bdi|bdo|cite|code|data|em|i|kbd|label|mark|q|s|small|span|strong|sub|sup|time|u)$/;

/**
 * Answers `getComputedStyle` in jsdom from attributes and inline styles alone. Tests in jsdom load no
 * style sheet of ours, and jsdom's own answer tries every rule of the browser's sheet for each
 * question: role queries ask so often that this took a quarter of the tests' time.
 */
export function answerFromInlineStyles(): void {
  const valueOf = (element: Element, property: string): string => {
    const own = (element as Partial<HTMLElement>).style?.getPropertyValue(property);
    if (own) return own;
    if (property === 'display') {
      if (element.hasAttribute('hidden')) return 'none';
      return inLine.test(element.localName) ? 'inline' : 'block';
    }
    if (!inherited.has(property)) return '';
    if (element.parentElement) return valueOf(element.parentElement, property);
    return property === 'visibility' ? 'visible' : 'auto';
  };
  const named = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };
  globalThis.getComputedStyle = (element, pseudoElement) =>
    new Proxy((element as HTMLElement).style, {
      get(style, key) {
        if (pseudoElement) return key === 'getPropertyValue' ? () => '' : '';
        if (key === 'getPropertyValue') return (property: string) => valueOf(element, property);
        const property = Object.entries(named).find(([name]) => name === key)?.[1];
        const value: unknown = property
          ? valueOf(element, property)
          : Reflect.get(style, key, style);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
}
