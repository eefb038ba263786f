/**
 * The look of the parts of a text, in the editor and in RichTextView. Forced colors remove
 * backgrounds, so code has a border then.
 */
export const TEXT_LOOKS = {
  code: 'rounded-control bg-sunken px-1 font-mono text-small forced-colors:border',
  codeBlock:
    'my-2 rounded-control bg-sunken px-2.5 py-2 font-mono text-small whitespace-pre-wrap forced-colors:border',
  quote: 'my-2 border-s-2 border-control ps-3 text-muted [&+blockquote]:-mt-2',
  link: 'text-accent underline',
  bold: 'font-semibold',
  // A margin per item: each has its own writing direction (`dir="auto"`), and its marker is on that
  // side.
  bulletedList: 'my-1 list-disc [&>li]:ms-6',
  numberedList: 'my-1 list-decimal [&>li]:ms-6',
} as const;
