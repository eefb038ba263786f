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
import { Button } from '../button/index.js';
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

const MARKS: readonly RichTextTool[] = ['bold', 'italic', 'underline', 'strikethrough', 'code'];

/** The groups that stand on a second line together if there is no room for all on one. */
const LATER_GROUPS: readonly (readonly RichTextTool[])[] = [
  ['bulleted-list', 'numbered-list', 'indent', 'outdent'],
  ['link', 'image', 'rule', 'clear-formatting'],
  ['undo', 'redo'],
];

const HALF = 'contents md:flex md:flex-wrap md:gap-x-3 md:gap-y-1';
const GROUP = 'contents md:flex md:flex-wrap md:gap-0.5';

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
    <Button
      {...getButtonProps()}
      data-tooltip={keys.length === 0 ? label : `${label} (${keys.join('+')})`}
      variant="quiet"
      isIconOnly
    >
      <Icon of={ICONS[tool]} className={DIRECTED.has(tool) ? 'rtl:-scale-x-100' : undefined} />
    </Button>
  );
});

function Tools({
  store,
  tools,
}: {
  store: RichTextStore;
  tools: readonly RichTextTool[];
}): ReactElement[] {
  return tools.map((tool) => <Tool key={tool} store={store} tool={tool} />);
}

/**
 * The toolbar, which wraps as needed, at first into two lines of about the same length. On a phone
 * with touch its height is limited and it scrolls, so that the text has room.
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
        <div className={HALF}>
          <div {...richText.getStylesProps()} className={GROUP}>
            <Tools store={store} tools={BLOCK_STYLES} />
          </div>
          <div className={GROUP}>
            <Tools store={store} tools={MARKS} />
          </div>
        </div>
        <div className={HALF}>
          {LATER_GROUPS.map((tools) => (
            <div key={tools[0]} className={GROUP}>
              <Tools store={store} tools={tools.filter((tool) => tool !== 'image' || canUpload)} />
            </div>
          ))}
        </div>
      </div>
      {canUpload && <input {...richText.getFilesProps()} />}
    </div>
  );
}
