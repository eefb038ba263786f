import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import type { UnusedFeature } from './unusedFeatures.js';

/** The position of a function's body in its file. */
interface Body {
  readonly name: string;
  readonly feature: string;
  readonly start: number;
  readonly end: number;
}

const THROWS = `function gnapLeftOut(feature) {
  return new Error(feature + ': not in this build, see app/build/unusedFeatures.ts');
}`;

/** `Name` for the method `Name.prototype.method`, `exports.name` for an export. */
function nameOf(assigned: ESTree.Node): string | undefined {
  if (assigned.type !== 'MemberExpression') return undefined;
  const { object, property } = assigned;
  if (property.type !== 'Identifier') return undefined;
  if (object.type === 'Identifier') return `${object.name}.${property.name}`;
  return /^(\w+)\.prototype$/.exec(nameOf(object) ?? '')?.[1];
}

/** The bodies of the functions to leave out, and of the methods on their prototypes. */
function bodiesIn(code: string, features: ReadonlyMap<string, string>): Body[] {
  const bodies: Body[] = [];
  const add = (name: string | undefined, body: ESTree.FunctionBody | null): void => {
    const feature = name === undefined ? undefined : features.get(name);
    if (name === undefined || feature === undefined || body === null) return;
    bodies.push({ name, feature, start: body.start, end: body.end });
  };
  const visitor = new Visitor({
    FunctionDeclaration: ({ id, body }) => {
      add(id?.name, body);
    },
    AssignmentExpression: ({ left, right }) => {
      if (right.type === 'FunctionExpression') add(nameOf(left), right.body);
    },
  });
  visitor.visit(parseSync('package.js', code).program);
  return bodies;
}

/** Replaces the bodies by ones that throw; from last to first, so that the offsets stay valid. */
function withoutBodies(code: string, bodies: readonly Body[]): string {
  return [...bodies]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (rest, { start, end, feature }) =>
        `${rest.slice(0, start)}{ throw gnapLeftOut(${JSON.stringify(feature)}); }${rest.slice(end)}`,
      `${code}\n${THROWS}\n`,
    );
}

/**
 * Removes features of packages that a bundler cannot tell to be unused, because their use depends
 * on a runtime value: their functions throw, and code that only they call is dropped. The
 * development server keeps them all. A listed function that no longer exists fails the build.
 */
export function leaveOutFeatures(features: readonly UnusedFeature[]): Plugin {
  const missing = new Set(features.flatMap(({ functions }) => functions));
  return {
    name: 'gnap-leave-out-features',
    apply: 'build',
    transform: (code, id) => {
      const inFile = features.filter(({ file }) => file.test(id));
      if (inFile.length === 0) return undefined;
      const byFunction = new Map(
        inFile.flatMap(({ functions, feature }) => functions.map((name) => [name, feature])),
      );
      const bodies = bodiesIn(code, byFunction);
      for (const { name } of bodies) missing.delete(name);
      return bodies.length === 0 ? undefined : withoutBodies(code, bodies);
    },
    buildEnd(error) {
      if (error !== undefined || missing.size === 0) return;
      this.error(
        `There is no function ${[...missing].join(', ')} in the packages any more. Look for what the ` +
          'new version has in its place, and write or remove its name in app/build/unusedFeatures.ts.',
      );
    },
  };
}
