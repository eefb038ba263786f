/**
 * The declarations of each class that apply at any width and in any state: `px-3` → the paddings.
 */
export type ClassRules = ReadonlyMap<string, ReadonlyMap<string, string>>;

type IsRead = (group: CSSGroupingRule) => boolean;

function flatten(rules: CSSRuleList, isRead: IsRead): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule && isRead(rule) ? flatten(rule.cssRules, isRead) : [];
  });
}

/** The rules of the page whose selector is a single class, with the name of that class. */
function singleClassRules(isRead: IsRead): [name: string, rule: CSSStyleRule][] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => flatten(cssRules, isRead))
    .filter(({ selectorText }) => /^\.([\w-]|\\.)+$/.test(selectorText))
    .map((rule) => [rule.selectorText.slice(1).replaceAll('\\', ''), rule]);
}

function declarationsOf({ style }: CSSStyleRule): Map<string, string> {
  const names = [...style].filter(
    (name) => !name.startsWith('--') && style.getPropertyPriority(name) === '',
  );
  return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
}

export function readClassRules(): ClassRules {
  const always = singleClassRules((group) => group instanceof CSSLayerBlockRule);
  return new Map(always.map(([name, rule]) => [name, declarationsOf(rule)]));
}

/** The classes that set something, even if only at some widths. */
export function readClassNames(): ReadonlySet<string> {
  return new Set(singleClassRules(() => true).map(([name]) => name));
}

/**
 * Classes of one element that set the same properties, so that the order of the style sheet
 * decides.
 */
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
