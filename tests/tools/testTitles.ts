import ts from 'typescript';

const declarers = ['it', 'test', 'describe'];
// `skip`, `todo` and `fixme` are left out on purpose: what does not run proves nothing.
const modifiers = [
  'describe',
  'each',
  'for',
  'only',
  'concurrent',
  'sequential',
  'serial',
  'parallel',
];

/** Whether the callee is `test`, `test.describe`, `it.each([…])` and the like. */
function declaresTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return declarers.includes(callee.text);
  if (ts.isCallExpression(callee)) return declaresTest(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return declaresTest(callee.tag);
  return (
    ts.isPropertyAccessExpression(callee) &&
    modifiers.includes(callee.name.text) &&
    declaresTest(callee.expression)
  );
}

function textOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map((span) => span.literal)]
    .map((part) => part.text)
    .join('…');
}

/** The titles of the tests and groups of tests in a file, in order, as far as they are literals. */
export function testTitles(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declaresTest(node.expression)) {
      const title = textOf(node.arguments[0]);
      if (title !== undefined) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind));
  return titles;
}
