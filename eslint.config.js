import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Names of CSS properties that know left from right; each has a logical twin. */
const PHYSICAL =
  '/^(left|right|marginLeft|marginRight|paddingLeft|paddingRight|borderLeft.*|borderRight.*|borderTopLeftRadius|borderTopRightRadius|borderBottomLeftRadius|borderBottomRightRadius|scrollMarginLeft|scrollMarginRight|scrollPaddingLeft|scrollPaddingRight)$/';

const physical = [
  {
    selector: `Property[key.name=${PHYSICAL}]:not([value.type='ObjectExpression'])`,
    message: 'Use the logical property (…InlineStart, …InlineEnd, inset…): the page is mirrored in Arabic and Urdu.',
  },
  { selector: "Property[key.name='textAlign'][value.value=/^(left|right)$/]", message: "Use textAlign 'start' or 'end'." },
  { selector: "Property[key.name='float'][value.value=/^(left|right)$/]", message: "Use float 'inline-start' or 'inline-end'." },
];
const environment = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Settings are read in apps/darb/src/config.ts alone; take them as arguments.',
  },
];

const forBrowsers = [
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'A browser of an older phone that knows no look-behind takes none of the script; write it without.',
  },
];

const propsElsewhere = [
  {
    selector: ':matches(TSTypeAliasDeclaration, TSInterfaceDeclaration)[id.name=/ScreenProps$/]',
    message: 'A screen’s props stand in props.ts of its capability, where its page and its stories read them.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/build/**',
      '**/node_modules/**',
      'storybook-static/**',
      'data/**',
      '**/*.cjs',
      '**/generated/**',
      'packages/content/packs/**',
      '.turbo/**',
      '**/.cache/**',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.whole.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Remix's loaders throw responses: that is their way to answer early
      '@typescript-eslint/only-throw-error': 'off',
      // a handler is asynchronous by its type even where it answers at once
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
      // a package that is read as source brings its ambient types along
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
      'no-restricted-syntax': ['error', ...environment],
      // declaration merging needs an interface, also where it only extends
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    files: ['packages/ui/**/*.tsx', 'apps/web/**/*.tsx', '.storybook/**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      // a field of our own decides, and says why, where it hands the focus to its input
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  // where styles are written; elsewhere a matching question has a left and a right side
  {
    files: ['**/*.css.ts', 'packages/ui/**/*.tsx', 'apps/web/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...physical, ...environment, ...forBrowsers] },
  },
  {
    files: ['packages/ui/src/screens/*/*/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...physical, ...environment, ...forBrowsers, ...propsElsewhere] },
  },
  {
    files: ['packages/ui/**/*.ts', 'packages/language/**/*.ts', 'packages/league-client/**/*.ts', 'apps/web/app/**/*.ts'],
    ignores: ['**/*.css.ts'],
    rules: { 'no-restricted-syntax': ['error', ...environment, ...forBrowsers] },
  },
  {
    files: ['apps/darb/src/config.ts', 'tools/**', 'tests/**', '**/*.config.ts', '**/*.test.ts', 'apps/darb/build.ts', '.storybook/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['tools/**', 'tests/**', '**/video/**', 'apps/darb/build.ts', '**/cli.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    // in TypeScript the compiler says so
    rules: { ...tseslint.configs.disableTypeChecked.rules, 'no-dupe-keys': 'error' },
  },
);
