/**
 * How the parts of a text look, in the editor as where it is read. Where colors are forced nothing is left of
 * a background: code has a border then.
 */
export const TEXT_LOOKS = {
  code: 'rounded-control bg-sunken px-1 font-mono text-small forced-colors:border',
  codeBlock:
    'my-2 rounded-control bg-sunken px-2.5 py-2 font-mono text-small whitespace-pre-wrap forced-colors:border',
  quote: 'my-2 border-s-2 border-control ps-3 text-muted [&+blockquote]:-mt-2',
  link: 'text-accent underline',
  bold: 'font-semibold',
  // Each item writes in a direction of its own, and needs the room on its own side.
  bulletedList: 'my-1 list-disc [&>li]:ms-6',
  numberedList: 'my-1 list-decimal [&>li]:ms-6',
} as const;
