import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const entries = readdirSync(resolve(root, 'headless')).map((feature) =>
  resolve(root, 'headless', feature, 'index.ts'),
);

function programOf(files: readonly string[]): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(resolve(root, 'tsconfig.json'), {}, host);
  return ts.createProgram(files, config?.options ?? {});
}

/** The names of the types that functions in a declaration return, as written there. */
function returnedNames(declaration: ts.Node): ts.EntityName[] {
  const names: ts.EntityName[] = [];
  const visit = (node: ts.Node, isReturned: boolean): void => {
    if (ts.isBlock(node)) return;
    if (isReturned && ts.isTypeReferenceNode(node)) names.push(node.typeName);
    ts.forEachChild(node, (child) => {
      visit(child, isReturned || (ts.isFunctionLike(node) && child === node.type));
    });
  };
  visit(declaration, false);
  return names;
}

test('what a feature hands out has a type that can be named', () => {
  const program = programOf(entries);
  const checker = program.getTypeChecker();
  const origin = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  const exported = new Map<ts.Symbol, string>();
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      exported.set(origin(symbol), `${basename(dirname(entry))}: ${symbol.name}`);
    }
  }

  const nameless = [...exported].flatMap(([symbol, name]) =>
    (symbol.declarations ?? []).flatMap(returnedNames).flatMap((typeName) => {
      const found = checker.getSymbolAtLocation(typeName);
      const type = found && origin(found);
      const file = type?.declarations?.[0]?.getSourceFile().fileName ?? '';
      const isOurs = file.startsWith(resolve(root, 'headless')) && !exported.has(type!);
      return isOurs && (type!.flags & ts.SymbolFlags.TypeParameter) === 0
        ? [`${name} returns ${type!.name}`]
        : [];
    }),
  );
  expect(exported.size).toBeGreaterThan(500);
  expect(nameless).toEqual([]);
}, 60_000);
