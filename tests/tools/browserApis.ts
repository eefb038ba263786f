import { join } from 'node:path';
import compatibility from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import ts from 'typescript';

/** The browsers whose oldest version README.md tells. */
export type Browser = 'chrome' | 'firefox' | 'safari';

/** An API of browsers or of JavaScript that a file uses. */
export interface BrowserApi {
  /** `AbortSignal.any`; the interface alone where it is named. */
  readonly name: string;
  /** The files that use it, relative to the root. */
  readonly files: ReadonlySet<string>;
  /** The first version of a browser that has it; infinite if none has. */
  since(browser: Browser): number;
}

const standardLibrary = /\/typescript\/lib\/lib\.[^/]*\.d\.ts$/;

/** What declares a member: an interface, the static side of one, or a namespace such as `Intl`. */
function ownerOf({ parent }: ts.Declaration): string | undefined {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text.replace(/Constructor$/, '');
  if (ts.isModuleBlock(parent)) return parent.parent.name.text;
  return ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
    ? parent.parent.name.getText()
    : undefined;
}

/** The names of what an identifier means, if that is part of the standard library. */
function namesOf(node: ts.Identifier, checker: ts.TypeChecker): readonly string[] {
  const pattern = node.parent.parent;
  const symbol =
    ts.isBindingElement(node.parent) && ts.isObjectBindingPattern(pattern)
      ? checker.getTypeAtLocation(pattern).getProperty(node.text)
      : checker.getSymbolAtLocation(node);
  return (symbol?.declarations ?? [])
    .filter((declaration) => standardLibrary.test(declaration.getSourceFile().fileName))
    .map((declaration) => [ownerOf(declaration), node.text].filter(Boolean).join('.'));
}

function statementOf(name: string): CompatStatement | undefined {
  const [owner = '', member] = name.split('.');
  const { api } = compatibility;
  const { builtins } = compatibility.javascript;
  const owners: readonly (Identifier | undefined)[] = [
    api[owner],
    builtins?.[owner],
    builtins?.['Intl']?.[owner],
  ];
  const found = owners.map((each) =>
    member === undefined ? each : (each?.[member] ?? each?.[`${member}_static`]),
  );
  return found.find((each) => each?.__compat !== undefined)?.__compat;
}

function firstVersion(statement: CompatStatement, browser: Browser): number {
  const versions = [statement.support[browser] ?? []]
    .flat()
    .filter(({ flags, prefix }) => flags === undefined && prefix === undefined)
    .map(({ version_added: version }) => (version || '').replace('≤', ''))
    // `preview` is no version yet.
    .filter((version) => /^\d/.test(version));
  return Math.min(...versions.map(parseFloat));
}

/**
 * The APIs that the code in some folders of the project uses and that the compatibility data of MDN
 * know, by the types of the code, so that members of objects are found as well.
 * @param root the absolute path of the project
 */
export function browserApis(root: string, folders: readonly string[]): readonly BrowserApi[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, host);
  const isSearched = (path: string): boolean =>
    folders.some((folder) => path.startsWith(join(root, folder, '/')));
  const program = ts.createProgram(
    config?.fileNames.filter(isSearched) ?? [],
    config?.options ?? {},
  );
  const checker = program.getTypeChecker();
  const filesOf = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      for (const name of namesOf(node, checker)) {
        const files = filesOf.get(name) ?? new Set();
        filesOf.set(name, files.add(node.getSourceFile().fileName.slice(root.length + 1)));
      }
    }
    ts.forEachChild(node, visit);
  };
  program
    .getSourceFiles()
    .filter(({ fileName }) => isSearched(fileName))
    .forEach(visit);
  return [...filesOf].flatMap(([name, files]) => {
    const statement = statementOf(name);
    return statement === undefined
      ? []
      : [{ name, files, since: (browser) => firstVersion(statement, browser) }];
  });
}
