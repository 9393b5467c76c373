/** @typedef {import('./text-faults.d.mts').TextFault} TextFault */

/**
 * What is wrong with the texts that a page shows now. It imports nothing, so that a browser can be given its source.
 *
 * @param {readonly string[]} [typed] what a person typed in Latin letters; without it nothing is called untranslated
 * @param {Element} [root] whose texts are looked at; by default the whole page's
 * @returns {TextFault[]}
 */
export function findTextFaults(typed, root = document.body) {
  /** @type {TextFault[]} */
  const faults = [];
  /** @param {string} text */
  const isUntranslated = (text) => {
    if (!typed) return false;
    let rest = text.replace(/⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, ' ');
    for (const word of typed) rest = rest.replaceAll(word, ' ');
    return (rest.match(/[A-Za-z]{3,}/g) ?? []).some((word) => !otherWords.test(word));
  };
  /** @param {Element} element */
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** @param {DOMRect} box */
  const isForEyes = ({ width, height }) => width > 2 && height > 2;

  /** An element and all around it. @param {Element} element */
  const ancestors = (element) => {
    const found = [];
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement)
      found.push(at);
    return found;
  };
  /**
   * Words that are not ours to translate: names of the product, of languages, keys, months and weekdays, and React
   * Aria's.
   */
  const otherWords =
    /^(?:Evergift|English|Deutsch|Fran|ais|Espa|Ctrl|Dismiss|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*)$/;

  const names = ['aria-label', 'placeholder', 'title', 'alt'];
  for (const element of root.querySelectorAll(names.map((name) => `[${name}]`).join())) {
    for (const name of names) {
      const text = element.getAttribute(name);
      if (text && isSeen(element) && isUntranslated(text))
        faults.push({ what: 'untranslated', text });
    }
  }

  /**
   * Cut by something around it that neither scrolls nor shows that there is more.
   *
   * @param {Element} element
   * @param {DOMRect} box
   */
  const isClipped = (element, box) => {
    for (const around of ancestors(element)) {
      const { position, overflowX, textOverflow, webkitLineClamp } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (position === 'fixed' || /auto|scroll/.test(overflowX)) return false;
      const hides = overflowX !== 'visible' && textOverflow !== 'ellipsis';
      const isShort = /\d/.test(webkitLineClamp) || !isForEyes(edge);
      if (!hides || isShort) continue;
      if (box.right > edge.right + 1.5 || box.left < edge.left - 1.5) return true;
    }
    return false;
  };
  /**
   * What is seen of a box within all that cuts it.
   *
   * @param {Element} element
   * @param {DOMRect} box
   */
  const seenOf = (element, box) => {
    let { left, top, right, bottom } = box;
    for (const around of ancestors(element)) {
      const { position, overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (position === 'fixed') break;
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** What lies over the page, such as its bars. @param {Element} element */
  const layerOf = (element) => {
    /** @type {Element} */
    let layer = document.body;
    for (const around of ancestors(element)) {
      if (/fixed|sticky/.test(getComputedStyle(around).position)) layer = around;
    }
    return layer;
  };

  /** @type {{ text: string, element: Element, layer: Element, box: DOMRect }[]} */
  const lines = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    const element = texts.currentNode.parentElement;
    if (!text || !element || /^(?:SCRIPT|STYLE|OPTION)$/.test(element.tagName)) continue;
    if (!isSeen(element)) continue;
    if (isUntranslated(text)) faults.push({ what: 'untranslated', text });
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    if (!isForEyes(box) || !isForEyes(element.getBoundingClientRect())) continue;
    if (isClipped(element, box)) faults.push({ what: 'clipped', text });
    const layer = layerOf(element);
    // Words in a picture are drawn, not laid out.
    if (element.closest('svg')) continue;
    for (const line of range.getClientRects()) {
      const seen = seenOf(element, line);
      if (isForEyes(seen)) lines.push({ text, element, layer, box: seen });
    }
  }
  for (const [at, one] of lines.entries()) {
    for (const two of lines.slice(at + 1)) {
      if (one.layer !== two.layer || one.element === two.element) continue;
      const wide = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
      const high = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
      if (wide > 3 && high > 6)
        faults.push({ what: 'overlapping', text: `${one.text} | ${two.text}` });
    }
  }
  const { scrollingElement } = document;
  if (scrollingElement && scrollingElement.scrollWidth > innerWidth + 1) {
    faults.push({ what: 'too wide', text: location.pathname });
  }
  return faults;
}
