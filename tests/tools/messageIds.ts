import { readFileSync } from 'node:fs';
import { transformWithTs } from '@formatjs/ts-transformer';
import ts from 'typescript';

/** The ids of messages in a source file. */
export interface MessageIds {
  readonly ids: readonly string[];
  /** Ids that are put together at run time, as written in the source; they cannot be checked. */
  readonly computed: readonly string[];
}

const MESSAGE_ID = /^[a-z][\w-]*(\.[\w-]+)+$/;

/**
 * Returns the ids of the messages in a file, as FormatJS's own extractor reads them. The extractor
 * knows `defineMessage` and the like, but not the toolkit's plain descriptors, nor components that
 * take an id. So each string that is an id is first rewritten as a `defineMessage`.
 * @param parts the first words of message ids, which tell them from the ids of elements and routes
 */
export function messageIdsIn(path: string, parts: readonly string[]): MessageIds {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const isMessageId = (text: string): boolean =>
    MESSAGE_ID.test(text) && parts.includes(text.split('.', 1)[0] ?? '');
  const named: ts.Expression[] = [];
  const computed: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isMessageId(node.text)) named.push(node);
    if (ts.isTemplateExpression(node) && isMessageId(`${node.head.text}x`))
      computed.push(`${path}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);

  const { factory } = ts;
  const definitions = named.map((id) =>
    factory.createExpressionStatement(
      factory.createCallExpression(factory.createIdentifier('defineMessage'), undefined, [
        factory.createObjectLiteralExpression([factory.createPropertyAssignment('id', id)]),
      ]),
    ),
  );
  const ids: string[] = [];
  const extract = transformWithTs(ts, {
    onMsgExtracted: (_, messages) => {
      for (const { id } of messages) if (id !== undefined) ids.push(id);
    },
  });
  ts.transform(factory.updateSourceFile(source, definitions), [extract]).dispose();
  return { ids, computed };
}
