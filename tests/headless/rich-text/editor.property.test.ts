import fc from 'fast-check';
import { Editor, Node, Transforms, type Point } from 'slate';
import { expect, test } from 'vitest';
import { readDocument } from '../../../headless/rich-text/document.rules.js';
import {
  insertBlocks,
  insertDocument,
  removeBlock,
} from '../../../headless/rich-text/insertCommands.js';
import { removeLink, setLink } from '../../../headless/rich-text/linkCommands.js';
import { isVoidBlock } from '../../../headless/rich-text/query.js';
import type { RichTextDocument } from '../../../headless/rich-text/richText.types.js';
import type { RichTextEditor } from '../../../headless/rich-text/slateTypes.js';
import { edit, runTool, type RichTextTool } from '../../../headless/rich-text/tools.js';
import {
  bullets,
  code,
  editorWith,
  heading,
  image,
  item,
  numbers,
  paragraph,
  quote,
  rule,
} from './support/editing.js';

const START: RichTextDocument = [
  heading(1, 'Title'),
  paragraph([
    { text: 'plain ' },
    { text: 'bold', bold: true },
    { text: ' and ' },
    { type: 'link', url: '/x', children: [{ text: 'a link' }] },
    { text: '' },
  ]),
  bullets('one', item('two', numbers('deep', item('deeper', bullets('deepest')))), 'three'),
  image('/api/uploads/1', 'A cat'),
  quote('said'),
  rule,
  code('let x;\nx = 1;'),
  paragraph(''),
];

const PASTES: readonly RichTextDocument[] = [
  [paragraph('pasted')],
  [paragraph('first'), heading(2, 'Heading'), paragraph('last')],
  [bullets('a', item('b', bullets('c')))],
  [numbers('n'), image('/i.png'), code('code')],
];

const TOOLS: readonly RichTextTool[] = [
  ...(['bold', 'italic', 'code', 'paragraph', 'heading-1', 'heading-3', 'quote'] as const),
  ...(['code-block', 'bulleted-list', 'numbered-list', 'indent', 'outdent', 'rule'] as const),
  'clear-formatting',
];

type Act = (editor: RichTextEditor) => void;

/** A place in the text by a fraction of it. */
function pointAt(editor: RichTextEditor, part: number): Point {
  const texts = [...Node.texts(editor)];
  const [node, path] = texts[Math.floor(part * texts.length)] ?? texts[0]!;
  const offset = Math.floor(((part * 7919) % 1) * (node.text.length + 1));
  // No browser puts a caret between the two halves of a character.
  const isInCharacter = /[\udc00-\udfff]/.test(node.text.charAt(offset));
  return { path, offset: isInCharacter ? offset - 1 : offset };
}

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
      )
      .map(([from, to]): Act => (editor) => {
        Transforms.select(editor, { anchor: pointAt(editor, from), focus: pointAt(editor, to) });
      }),
  },
  {
    weight: 3,
    arbitrary: fc.double({ min: 0, max: 0.999, noNaN: true }).map((at): Act => (editor) => {
      Transforms.select(editor, pointAt(editor, at));
    }),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(...TOOLS).map((tool): Act => (editor) => {
      runTool(editor, tool);
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('a', ' ', '*', '`', '#', '-', 'é', '👨‍👩‍👧')
      .map((text): Act => (editor) => {
        editor.insertText(text);
      }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Act>(
      (editor) => {
        editor.insertBreak();
      },
      (editor) => {
        editor.insertSoftBreak();
      },
      (editor) => {
        editor.deleteBackward('character');
      },
      (editor) => {
        editor.deleteForward('character');
      },
      (editor) => {
        editor.deleteBackward('word');
      },
      (editor) => {
        Editor.deleteFragment(editor);
      },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...PASTES).map((blocks): Act => (editor) => {
      edit(editor, () => {
        insertDocument(editor, blocks);
      });
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Act>(
      (editor) => {
        edit(editor, () => {
          setLink(editor, '/somewhere');
        });
      },
      (editor) => {
        edit(editor, () => {
          removeLink(editor);
        });
      },
      (editor) => {
        edit(editor, () => {
          insertBlocks(editor, [image('/new.png')]);
        });
      },
      (editor) => {
        const index = editor.children.findIndex(isVoidBlock);
        edit(editor, () => {
          if (index >= 0) removeBlock(editor, index);
        });
      },
      (editor) => {
        editor.undo();
      },
      (editor) => {
        editor.redo();
      },
    ),
  },
);

// In quarters, of which each takes a second at the most.
test.each([1, 2, 3, 4])(
  'RICH-1 whatever is done, nothing throws, the text stays valid, and undo leads back to the start (%i of 4)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 30 }), async (acts) => {
        const editor = editorWith(START);
        for (const each of acts) {
          each(editor);
          await Promise.resolve();
          expect(readDocument(editor.children).isRepaired).toBe(false);
          // There is always a line to write on in.
          expect(isVoidBlock(editor.children.at(-1))).toBe(false);
          const { selection } = editor;
          if (selection !== null) expect(Editor.hasPath(editor, selection.anchor.path)).toBe(true);
        }
        while (editor.history.undos.length > 0) editor.undo();
        expect(editor.children).toEqual(START);
      }),
      { numRuns: 50 },
    );
  },
);
