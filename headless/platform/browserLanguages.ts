/** The languages that the browser asks for, most wanted first: `['nl-BE', 'en']`. */
export function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}
