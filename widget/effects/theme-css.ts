/**
 * Puts a theme's rules on the page for one widget only. A constructed sheet needs no `<style>` element, so a strict
 * `style-src` lets it through; a browser without them shows the widget's own look. Returns what takes them away again.
 */
export function adoptThemeCss(root: Document | ShadowRoot, botId: string, css: string): () => void {
  if (!css || !('adoptedStyleSheets' in root) || !('replaceSync' in CSSStyleSheet.prototype)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  scope(sheet.cssRules, `#${CSS.escape(botId)}`);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Prefixes every selector of every rule, those within `@media` too; commas within brackets part no selectors. */
function scope(rules: CSSRuleList, prefix: string) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selectors = rule.selectorText.split(/,(?![^(]*\))/);
      rule.selectorText = selectors.map((one) => `${prefix} ${one.trim()}`).join(', ');
    } else if (rule instanceof CSSGroupingRule) scope(rule.cssRules, prefix);
  }
}
