/** What each class sets by itself, at any width and in any state: `px-3` → the paddings. */
export type ClassRules = ReadonlyMap<string, ReadonlyMap<string, string>>;

function flatten(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSLayerBlockRule ? flatten(rule.cssRules) : [];
  });
}

/** All rules of the page whose selector is one class. */
export function readClassRules(): ClassRules {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => flatten(cssRules));
  return new Map(
    rules
      .filter(({ selectorText }) => /^\.([\w-]|\\.)+$/.test(selectorText))
      .map(({ selectorText, style }) => [
        selectorText.slice(1).replaceAll('\\', ''),
        new Map(
          [...style]
            .filter((name) => !name.startsWith('--') && style.getPropertyPriority(name) === '')
            .map((name) => [name, style.getPropertyValue(name)]),
        ),
      ]),
  );
}

/** Two classes of one element that set the same properties, so that the order of the style sheet decides. */
export function conflictsOf(element: Element, rules: ClassRules): string[] {
  const bySubject = new Map<string, string[]>();
  for (const name of element.classList) {
    const subject = [...(rules.get(name)?.keys() ?? [])].sort().join();
    if (subject !== '') bySubject.set(subject, [...(bySubject.get(subject) ?? []), name]);
  }
  return [...bySubject.values()]
    .filter((names) => names.length > 1)
    .map((names) => `${names.join(' ')} in ${element.className}`);
}
