const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u00a0': '&nbsp;',
};

/** Escapes text for use between tags and in quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\u00a0]/g, (character) => REFERENCES[character] ?? '');
}

const CHARACTERS = new Map(
  Object.entries(REFERENCES).map(([character, reference]) => [reference, character]),
);

/** Reverses {@link escapeHtml}. Any other character reference stays as it is. */
export function unescapeHtml(text: string): string {
  return text.replace(/&[#\w]+;/g, (reference) => CHARACTERS.get(reference) ?? reference);
}
