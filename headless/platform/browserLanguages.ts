/** The browser's languages, most preferred first: `['nl-BE', 'en']`. */
export function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}
