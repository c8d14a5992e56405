/** Who may import whom: the folders under src/ are the architecture (docs/decisions/001-folders.md). */
const allowed = {
  domain: [],
  i18n: ['domain'],
  contract: ['domain', 'i18n'],
  documents: ['domain', 'i18n'],
  db: ['domain'],
  infra: ['domain'],
  simulators: ['domain', 'infra'],
  demo: ['domain', 'db'],
  'use-cases': ['domain', 'i18n', 'contract', 'documents', 'db'],
  jobs: ['use-cases', 'domain'],
  browser: ['i18n', 'contract'],
  web: ['domain', 'i18n', 'contract', 'browser'],
  admin: ['domain', 'i18n', 'contract', 'browser'],
}
/** What a folder may import only as types: its real things arrive from the composition root. */
const typesOnly = { 'use-cases': ['infra'], jobs: ['infra'] }

const path = (folders) => folders.map((folder) => `^src/${folder}/`)

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(allowed).map(([folder, may]) => ({
      name: `${folder}-imports`,
      severity: 'error',
      // A test beside an adapter speaks to its simulator.
      from: { path: `^src/${folder}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: path([folder, ...may, ...(typesOnly[folder] ?? [])]) },
    })),
    ...Object.entries(typesOnly).map(([folder, may]) => ({
      name: `${folder}-types-only`,
      severity: 'error',
      from: { path: `^src/${folder}/` },
      to: { path: path(may), dependencyTypesNot: ['type-only'] },
    })),
    {
      name: 'files-are-opened-in-threads',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/infra/files/(parser-worker|clean-\\w+|read-drawing|car-photo|logo|thumbnail)\\.ts$|\\.test\\.ts$',
      },
      to: {
        path: '^src/infra/files/(clean-\\w+|read-drawing|car-photo|logo|thumbnail|pictures)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'libphonenumber-js' },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench|tools)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
