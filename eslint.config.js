import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsdoc from 'eslint-plugin-jsdoc';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The layers (README.md, "Layers"): an import goes one way, app → skin → headless, and a feature
 * is entered through its index.ts, or through its vanilla.ts by code that must stay free of React.
 */
const onlyThroughTheIndex = {
  regex: String.raw`^\.\./[^./][^/]*/(?!(index|vanilla)\.js$)`,
  message: 'Import another feature through its index.ts (or its vanilla.ts from stores and rules).',
};
/** The same from a folder within a feature, where `../` is still that feature. */
const onlyThroughTheIndexFromFolders = {
  ...onlyThroughTheIndex,
  regex: String.raw`^\.\./\.\./[^./][^/]*/(?!(index|vanilla)\.js$)`,
};
const noUpperLayer = (/** @type {string} */ layers) => ({
  regex: String.raw`^(\.\./)+(${layers})/`,
  message: 'An import goes downwards only: app → skin → headless.',
});
const only = (/** @type {string[]} */ packages) => ({
  regex: String.raw`^(?!\.|(${packages.join('|')})(/|$))`,
  message: 'This layer may not use this package (README.md, "Layers").',
});

const freeOfReact = (/** @type {string} */ up) => ({
  regex: String.raw`^${up}(?!platform/index\.js$|[^/]+/vanilla\.js$)`,
  message: 'Stores and rules stay free of React: import vanilla.ts of the feature, or a type.',
  allowTypeImports: true,
});
const noReact = {
  regex: String.raw`^(react|react-dom|zustand$)`,
  message: 'Stores and rules stay free of React (zustand/vanilla is theirs).',
  allowTypeImports: true,
};

/** @param {string[]} files @param {object[]} patterns */
const layer = (files, patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const restrictedSyntax = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text from outside is rendered as text.',
  },
  {
    selector: 'Property[key.name="dangerouslySetInnerHTML"]',
    message: 'Text from outside is rendered as text.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression[property.name=/^(inner|outer)HTML$/]',
    message: 'Text from outside is rendered as text.',
  },
  { selector: 'ExportAllDeclaration', message: 'Name what is exported.' },
];

const notInReact18 = 'React 18.2, which package.json allows as a peer, does not have it.';

const onlyInReact19 = [
  {
    selector:
      'ImportDeclaration[source.value="react"] > ImportSpecifier' +
      '[imported.name=/^(use|useActionState|useOptimistic|useEffectEvent|Activity)$/]',
    message: notInReact18,
  },
  {
    selector: 'CallExpression[callee.name="useDeferredValue"][arguments.length>1]',
    message: notInReact18,
  },
  {
    selector:
      'JSXOpeningElement :matches(JSXIdentifier.name, JSXIdentifier.property)[name=/[cC]ontext$/]',
    message: notInReact18,
  },
];

const notInTheBuild = 'The build of the app leaves it out: app/build/unusedFeatures.ts.';

const leftOutElements = [
  {
    selector: 'JSXOpeningElement[name.name=/^(body|head|html|link|meta|title)$|-/]',
    message: notInTheBuild,
  },
  {
    selector: 'JSXOpeningElement[name.name="Fragment"] > JSXAttribute[name.name="ref"]',
    message: notInTheBuild,
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      'tests/bench/dist',
      'coverage',
      'test-results',
      'playwright-report',
      'app/.data',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  importX.flatConfigs.typescript,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.strict,
  {
    languageOptions: { globals: { ...globals.browser } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  layer(
    ['headless/**'],
    [
      onlyThroughTheIndex,
      noUpperLayer('skin|app|tests'),
      only(['react', 'zustand', 'date-fns', '@date-fns/utc', 'jwt-decode', '@formatjs/intl']),
    ],
  ),
  layer(
    ['headless/overlay/**'],
    [
      onlyThroughTheIndex,
      noUpperLayer('skin|app|tests'),
      only(['react', 'zustand', '@floating-ui/react']),
    ],
  ),
  layer(
    ['headless/react-router/**'],
    [
      onlyThroughTheIndex,
      noUpperLayer('skin|app|tests'),
      only(['react', 'zustand', 'react-router-dom']),
    ],
  ),
  layer(
    ['headless/rich-text/**'],
    [
      onlyThroughTheIndex,
      noUpperLayer('skin|app|tests'),
      only(['react', 'zustand', 'slate', 'slate-dom', 'slate-react', 'slate-history', 'dompurify']),
    ],
  ),
  layer(
    ['headless/rich-text/*/**'],
    [onlyThroughTheIndexFromFolders, noUpperLayer('skin|app|tests'), only(['dompurify'])],
  ),
  {
    files: [
      'headless/**/*.store.ts',
      'headless/**/*.rules.ts',
      'headless/**/vanilla.ts',
      'headless/platform/**',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [noUpperLayer('skin|app|tests'), freeOfReact(String.raw`\.\./`), noReact],
        },
      ],
    },
  },
  layer(
    ['headless/*/*/**/*.store.ts', 'headless/*/*/**/*.rules.ts'],
    [noUpperLayer('skin|app|tests'), freeOfReact(String.raw`\.\./\.\./`), noReact],
  ),
  {
    files: ['headless/**/*.store.ts', 'headless/**/*.rules.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'document',
          'localStorage',
          'sessionStorage',
          'navigator',
          'location',
          'setTimeout',
          'setInterval',
          'fetch',
        ].map((name) => ({
          name,
          message:
            'Take it as an option; the default is in headless/platform, or beside the store (CONTRIBUTING.md, "Stores").',
        })),
      ],
    },
  },
  layer(
    ['skin/**'],
    [
      onlyThroughTheIndex,
      noUpperLayer('app|tests'),
      only([
        ...['react', 'react-dom', 'lucide-react'],
        ...['@floating-ui/react', '@tanstack/react-virtual', 'slate-react'],
      ]),
      {
        regex: '^react$',
        importNames: ['lazy'],
        message: 'A file that is lost would take the page with it: use lazyPart (skin/core).',
      },
    ],
  ),
  layer(
    ['app/**'],
    [
      {
        regex: String.raw`(^|/)(headless|skin)/[^/]+/(?!(index|vanilla)\.js$)`,
        message: 'Import a feature through its index.ts (or its vanilla.ts on the server).',
      },
      {
        regex: '^react-intl$',
        importNamePattern: '^(?!FormattedMessage$)',
        message: 'app/MessageProvider.tsx gives FormattedMessage what it needs, and no more.',
      },
    ],
  ),
  {
    files: ['skin/**', 'app/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        ...Object.entries({
          react: ['Activity', 'ViewTransition', 'useActionState'],
          'react-dom': [
            'preconnect',
            'prefetchDNS',
            'preinit',
            'preinitModule',
            'preload',
            'preloadModule',
            'useFormState',
          ],
          'react-dom/client': ['hydrateRoot'],
          'react-router-dom': ['Form', 'useActionData', 'useFetcher', 'useFetchers', 'useSubmit'],
        }).map(([name, importNames]) => ({ name, importNames, message: notInTheBuild })),
      ],
      'no-restricted-syntax': ['error', ...restrictedSyntax, ...leftOutElements],
    },
  },
  {
    files: ['headless/**', 'skin/**'],
    rules: {
      'no-restricted-syntax': ['error', ...restrictedSyntax, ...leftOutElements, ...onlyInReact19],
    },
  },
  {
    // CONTRIBUTING.md, "Names": what is exported carries a doc comment.
    files: ['headless/**', 'skin/**', 'app/**'],
    ignores: ['**/*.d.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: { esm: true, cjs: false, window: false },
          require: { ClassDeclaration: true, FunctionDeclaration: true },
          contexts: ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'VariableDeclaration'].map(
            (declaration) => `ExportNamedDeclaration > ${declaration}`,
          ),
          enableFixer: false,
        },
      ],
    },
  },
  {
    files: ['app/MessageProvider.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['app/server/**', 'app/build/**', 'tests/**', '*.ts', '*.js'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
