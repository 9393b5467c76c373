const PREFERENCE = '(prefers-contrast: more)';
const ALWAYS = 'all';
const found = new Set<CSSMediaRule>();

/** The rules of the page for people who prefer more contrast, at any depth. */
function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === PREFERENCE) found.add(rule);
    if (rule instanceof CSSImportRule && rule.styleSheet) collect(rule.styleSheet.cssRules);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}

/** Shows the page as to somebody who prefers more contrast; no script can set that preference. */
export function setContrast(isMore: boolean): void {
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const rule of found) rule.media.mediaText = isMore ? ALWAYS : PREFERENCE;
}
