/** Who may import whom (docs/architecture.md). Across packages only through `exports`. */
const across = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '(\\.test\\.tsx?|/testing\\.ts|\\.config\\.ts)$' },
  to: { path: '^(packages|apps|tests|tools)/', pathNot: [from, ...allowed] },
});
const language = '^packages/language/src/language\\.ts$';
const contract =
  '^packages/contract/src/(contract|message-keys|limits|field-rules|contact|openapi|countries|league-match|league-platform|database-locks|sealed-text|graphql/(operations|schema))\\.ts$';
const leagueClient = '^packages/league-client/src/league-client\\.ts$';
const content = '^packages/content/src/(content|formula)\\.ts$';
const contentColumns = '^packages/content/src/columns\\.ts$';
const contentImport = '^packages/content/src/import/import\\.ts$';
const foreignFiles = 'node_modules/(chardet|csv-parse|fflate|htmlparser2|mathml-to-latex|read-excel-file|saxes|yauzl)/';
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.css$'] } },
    across('language-imports-nothing', '^packages/language/', [], 'language stands alone'),
    across('contract-imports', '^packages/contract/', [language], 'contract → language'),
    across('content-imports', '^packages/content/', [language, contract, '^packages/ui/src/theme/fonts'], 'content → language, contract'),
    across(
      'league-client-imports',
      '^packages/league-client/',
      ['^packages/contract/src/league-match\\.ts$', language],
      'league-client → contract/league-match, language',
    ),
    across('ui-imports', '^packages/ui/', [language, '^locales/', '^\\.storybook/'], 'ui → language only'),
    across('api-imports', '^apps/api/', [language, contract, content, '^locales/'], 'api → contract, language, content'),
    across(
      'league-imports',
      '^apps/league/',
      ['^packages/contract/src/(league-match|league-platform|database-locks)\\.ts$', language],
      'league → contract/league-match, contract/league-platform, contract/database-locks, language',
    ),
    across(
      'web-imports',
      '^apps/web/',
      [
        language,
        contract,
        leagueClient,
        '^packages/ui/src/(ui\\.ts|focus\\.ts|(?:drawn|fragment-cache|later-dialog|later-styles)\\.tsx|locale\\.tsx|navigation\\.tsx|theme/|frame/|screens/|components/)',
        '^locales/',
      ],
      'web → contract, language, ui, league-client',
    ),
    across(
      'darb-imports',
      '^apps/darb/',
      [
        language,
        contract,
        content,
        contentColumns,
        contentImport,
        leagueClient,
        '^locales/',
        '^apps/api/src/',
        '^apps/league/',
        '^apps/web/app/server/host\\.ts$',
        '^apps/web/build/',
      ],
      'darb → all apps, content, contract, language, league-client',
    ),
    {
      name: 'packs-are-read-alone',
      severity: 'error',
      comment: 'the pack reader knows neither the import of foreign files, with its libraries, nor the video maker',
      from: { path: '^packages/content/src/', pathNot: '^packages/content/src/(import/|columns\\.ts)' },
      to: { path: `^packages/content/(src/import|video)/|${foreignFiles}` },
    },
    {
      name: 'import-and-video-are-apart',
      severity: 'error',
      from: { path: '^packages/content/(src/import|video)/' },
      to: { path: '^packages/content/(src/import|video)/', pathNot: '^packages/content/$1/' },
    },
    {
      name: 'start-reads-no-content',
      severity: 'error',
      comment: 'content is loaded by the command or the first start that needs it; the formats of others by their commands alone',
      from: { path: '^apps/', pathNot: '\\.test\\.ts$|^apps/api/src/testing/' },
      to: { path: '^packages/content/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-its-commands-import-questions',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/darb/src/commands/(content-(import|export)|import-words)' },
      to: { path: '^packages/content/src/import/' },
    },
    {
      name: 'ui-is-pure',
      severity: 'error',
      comment: 'no fetch layer, no Remix, no node in the screens',
      from: { path: '^packages/ui/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '@remix-run|^(fs|path|crypto|http|os|child_process)$' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      comment: 'of a capability its routes take a Context apart, and profileOf and learnerOf read it once',
      from: {
        path: '^apps/api/src/[^/]+/',
        pathNot: '(/routes|-routes|/call-context|/outbox|/profile|/access|/door)\\.ts$|\\.test\\.ts$|^apps/api/src/testing/',
      },
      to: { path: 'node_modules/hono|[/-]routes\\.ts$|^apps/api/src/context\\.ts$' },
    },
    {
      name: 'queries-of-another-capability',
      severity: 'error',
      comment: 'a capability calls another’s service, never its queries',
      from: { path: '^apps/api/src/([^/]+)/' },
      to: { path: '^apps/api/src/([^/]+)/queries\\.ts$', pathNot: '^apps/api/src/$1/' },
    },
    {
      name: 'tables-of-another-capability',
      severity: 'error',
      comment:
        'what it needs of them stands in that capability’s service, in a part of a statement that it gives, or in a view of content/views.ts',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: '(/tables\\.ts|\\.test\\.ts)$|^apps/api/src/(testing|database|content)/' },
      to: { path: '^apps/api/src/([^/]+)/tables\\.ts$', pathNot: '^apps/api/src/$1/' },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { pathNot: '\\.(test|stories)\\.tsx?$|^tests/|^tools/|/testing\\.ts$' },
      to: { path: '\\.(test|stories)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|node_modules|storybook-static|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
