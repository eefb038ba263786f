/** How to continue below a node. */
export interface Descent<Node, Context> {
  readonly children: Iterable<Node>;
  readonly context: Context;
  /** Called once everything below has been visited. */
  readonly leave?: (() => void) | undefined;
}

/**
 * Visits a tree in document order, without recursion: data from outside may be deeper than the call
 * stack. `visit` returns how to continue below a node, `null` to skip what is below it, or `stop`
 * to end the walk.
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
