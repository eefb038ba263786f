/** How a walk goes on below a node. */
export interface Descent<Node, Context> {
  readonly children: Iterable<Node>;
  readonly context: Context;
  /** Called once all below has been visited. */
  readonly leave?: (() => void) | undefined;
}

/**
 * Visits a tree in the order of its text, however deep it is: data from outside may be deeper than the call
 * stack. `visit` says how to go on below a node: not at all (`null`), or nowhere any more (`stop`).
 */
export function walkTree<Node, Context>(
  children: Iterable<Node>,
  context: Context,
  visit: (node: Node, context: Context) => Descent<Node, Context> | null | 'stop',
): void {
  const enter = (descent: Descent<Node, Context>) => ({
    ...descent,
    rest: descent.children[Symbol.iterator](),
  });
  const path = [enter({ children, context })];
  for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
    const next = at.rest.next();
    if (next.done === true) {
      path.pop();
      at.leave?.();
      continue;
    }
    const descent = visit(next.value, at.context);
    if (descent === 'stop') return;
    if (descent !== null) path.push(enter(descent));
  }
}
