import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { memo, type ReactElement } from 'react';
import {
  BLOCK_STYLES,
  useRichTextTool,
  type RichTextStore,
  type RichTextTool,
  type UseRichTextResult,
} from '../../headless/rich-text/index.js';
import { Icon } from '../icon/index.js';

const ICONS: Readonly<Record<RichTextTool, LucideIcon>> = {
  paragraph: Pilcrow,
  'heading-1': Heading1,
  'heading-2': Heading2,
  'heading-3': Heading3,
  quote: Quote,
  'code-block': SquareCode,
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strikethrough: Strikethrough,
  code: Code,
  'bulleted-list': List,
  'numbered-list': ListOrdered,
  indent: IndentIncrease,
  outdent: IndentDecrease,
  link: Link,
  image: ImagePlus,
  rule: Minus,
  'clear-formatting': RemoveFormatting,
  undo: Undo2,
  redo: Redo2,
};

const GROUPS: readonly (readonly RichTextTool[])[] = [
  ['bold', 'italic', 'underline', 'strikethrough', 'code'],
  ['bulleted-list', 'numbered-list', 'indent', 'outdent'],
  ['link', 'image', 'rule', 'clear-formatting'],
  ['undo', 'redo'],
];

/** Tools whose icons are mirrored where text runs from right to left. */
const DIRECTED: ReadonlySet<RichTextTool> = new Set<RichTextTool>([
  ...(['indent', 'outdent', 'undo', 'redo', 'bulleted-list', 'numbered-list'] as const),
]);

const Tool = memo(function Tool({
  store,
  tool,
}: {
  store: RichTextStore;
  tool: RichTextTool;
}): ReactElement {
  const { label, keys, getButtonProps } = useRichTextTool({ store }, tool);
  return (
    <button
      {...getButtonProps()}
      data-tooltip={keys.length === 0 ? label : `${label} (${keys.join('+')})`}
      className="tool"
    >
      <Icon of={ICONS[tool]} className={DIRECTED.has(tool) ? 'rtl:-scale-x-100' : undefined} />
    </button>
  );
});

/**
 * The toolbar, which wraps as needed. On a phone with touch its height is limited and it scrolls,
 * so that the text has room.
 */
export function RichTextToolbar({
  richText,
  toolbarRef,
}: {
  richText: UseRichTextResult;
  toolbarRef: (element: HTMLElement | null) => void;
}): ReactElement {
  const { store, canUpload } = richText;
  return (
    <div ref={toolbarRef} className="border-b border-border print:hidden">
      <div
        {...richText.getToolbarProps()}
        className="flex flex-wrap gap-0.5 p-1 md:gap-x-3 md:gap-y-1 max-sm:pointer-coarse:max-h-30 max-sm:pointer-coarse:overflow-y-auto"
      >
        <div {...richText.getStylesProps()} className="contents md:flex md:flex-wrap md:gap-0.5">
          {BLOCK_STYLES.map((tool) => (
            <Tool key={tool} store={store} tool={tool} />
          ))}
        </div>
        {GROUPS.map((tools) => (
          <div key={tools[0]} className="contents md:flex md:flex-wrap md:gap-0.5">
            {tools
              .filter((tool) => tool !== 'image' || canUpload)
              .map((tool) => (
                <Tool key={tool} store={store} tool={tool} />
              ))}
          </div>
        ))}
      </div>
      {canUpload && <input {...richText.getFilesProps()} />}
    </div>
  );
}
