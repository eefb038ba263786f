import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What to remove or shorten in the files of one package. */
interface Cut {
  readonly files: RegExp;
  readonly replace: readonly (readonly [part: RegExp, by: string])[];
}

function fileOf(path: string): RegExp {
  return new RegExp(`/node_modules/${path}$`);
}

const CHARACTER_DISTANCE: string = resolve(import.meta.dirname, 'characterDistance.ts');

const CUTS: readonly Cut[] = [
  {
    // A bundler keeps unused components that get a `displayName`, or are made by a call that might
    // have side effects, and warnings to developers.
    files: fileOf('react-router/dist/production/.*'),
    replace: [
      [/^function warning\([^]*?^\}$/m, '/* @__NO_SIDE_EFFECTS__ */ function warning() {}'],
      [/^\w+\.displayName = .*;$/gm, ''],
      [/(?<== )(?=React\d*\.(forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '],
    ],
  },
  {
    // The children of an icon never change places, so they need no keys. Its names serve developer
    // tools and style sheets, and ours select none of them.
    files: fileOf('lucide-react/dist/esm/icons/.*'),
    replace: [
      [/,\s*key: "\w+"/g, ''],
      [/^ {2}(?:name|aliases): .*$/gm, ''],
      [/^__iconData\.node;$/m, ''],
    ],
  },
  {
    files: fileOf('lucide-react/dist/esm/createLucideIcon.mjs'),
    replace: [[/^ {2}if \(iconData\.name\) \{[^}]*\}$/m, '']],
  },
  {
    // Each of Slate's files has its own helpers for object spread and class fields, for old browsers.
    files: fileOf('slate(-\\w+)?/dist/.*'),
    replace: [
      [/^( *)_defineProperty\((\w+), "(\w+)", (.*)\);$/gm, '$1$2.$3 = $4;'],
      [/(?<!function )\b_objectSpread\$?\w*\(/g, 'Object.assign('],
      [/Object\.assign\(Object\.assign\(\{\}, (\w+)\), \{\}, /g, 'Object.assign({}, $1, '],
    ],
  },
  {
    // Checks for browsers too old for this build's syntax, or that the editor is not shown in, with
    // what stands in for their input events.
    files: fileOf('slate-dom/dist/.*'),
    replace: [
      [/^(const IS_\w+_LEGACY) = .*;$/gm, '$1 = false;'],
      [/^(const HAS_BEFORE_INPUT_SUPPORT) = [^;]*;$/m, '$1 = true;'],
    ],
  },
  {
    // Slate's tables of characters are for browsers that do not know them. The limits of a text count
    // with the browser's own as well.
    files: fileOf('slate/dist/index.es.js'),
    replace: [
      [
        /^const getCharacterDistance = [^]*?^\};$/m,
        `import { getCharacterDistance } from ${JSON.stringify(CHARACTER_DISTANCE)};`,
      ],
      [/^\(function \(CodepointType\) \{[^]*?^\}\)\(.*\);$/m, ''],
      [/^const NonBoundaryPairs = [^]*?\]\];$/m, ''],
      [/^const PUNCTUATION = .*$/m, 'const PUNCTUATION = /[+\\p{P}]/u;'],
    ],
  },
  {
    // Slate passes numbers only, so nothing needs converting.
    files: fileOf('lodash/debounce.js'),
    replace: [
      [/require\('\.\/now'\)/, 'Date.now'],
      [/require\('\.\/toNumber'\)/, 'Number'],
    ],
  },
];

/**
 * Removes from packages what a bundler keeps and this app does not need: aids for developers,
 * support for old browsers, and code that is never reached.
 */
export function leanPackages(): Plugin {
  const unused = new Set(CUTS.flatMap(({ replace }) => replace.map(([part]) => part)));
  const shorten = (code: string, [part, by]: Cut['replace'][number]): string => {
    const shortened = code.replace(part, by);
    if (shortened !== code) unused.delete(part);
    return shortened;
  };
  return {
    name: 'gnap-lean-packages',
    apply: 'build',
    transform: (code, id) => {
      const parts = CUTS.flatMap(({ files, replace }) => (files.test(id) ? replace : []));
      return parts.length === 0 ? undefined : parts.reduce(shorten, code);
    },
    buildEnd(error) {
      if (error !== undefined || unused.size === 0) return;
      const parts = [...unused].map(String).join(', ');
      this.error(
        `Nothing is like ${parts} any more in the packages that leanPackages shortens. ` +
          'Look at what the new version says there, and write or remove that line of CUTS.',
      );
    },
  };
}
