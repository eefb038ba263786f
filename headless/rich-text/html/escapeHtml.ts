const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u00a0': '&nbsp;',
};

/** Text as it may stand between tags, and in quotes as the value of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\u00a0]/g, (character) => REFERENCES[character] ?? '');
}

const CHARACTERS = new Map(
  Object.entries(REFERENCES).map(([character, reference]) => [reference, character]),
);

/** The text that {@link escapeHtml} made this of. References of others stay as they are. */
export function unescapeHtml(text: string): string {
  return text.replace(/&[#\w]+;/g, (reference) => CHARACTERS.get(reference) ?? reference);
}
