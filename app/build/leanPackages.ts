import type { Plugin } from 'vite';

/** What is left out of, or shortened in, the files of one package. */
interface Cut {
  readonly files: RegExp;
  readonly replace: readonly (readonly [part: RegExp, by: string])[];
}

function fileOf(path: string): RegExp {
  return new RegExp(`/node_modules/${path}$`);
}

const CUTS: readonly Cut[] = [
  {
    // Components that are only named for developer tools, or made by a call that might do more, are kept
    // by a bundler though nothing uses them.
    files: fileOf('react-router/dist/production/.*'),
    replace: [
      [/^\w+\.displayName = .*;$/gm, ''],
      [/(?<== )(?=React\d*\.(forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '],
    ],
  },
  {
    // The lines of an icon do not move, so they need no keys; its names are there for developer tools
    // and for style sheets, of which ours asks for none.
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
    // Each of Slate's files has helpers of its own that copy objects for old browsers.
    files: fileOf('slate(-\\w+)?/dist/.*'),
    replace: [
      [/(?<!function )\b_objectSpread\$?\w*\(/g, 'Object.assign('],
      [/Object\.assign\(Object\.assign\(\{\}, (\w+)\), \{\}, /g, 'Object.assign({}, $1, '],
    ],
  },
  {
    // Browsers that are older than the syntax of this build.
    files: fileOf('slate-dom/dist/.*'),
    replace: [[/^(const IS_\w+_LEGACY) = .*;$/gm, '$1 = false;']],
  },
  {
    // Slate gives numbers for numbers.
    files: fileOf('lodash/debounce.js'),
    replace: [
      [/require\('\.\/now'\)/, 'Date.now'],
      [/require\('\.\/toNumber'\)/, 'Number'],
    ],
  },
];

/**
 * Builds the app with less of some packages than a bundler would keep: what helps their developers, what
 * only old browsers need, and what our use of them never reaches.
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
