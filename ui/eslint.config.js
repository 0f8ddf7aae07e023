// What the linter holds us to. Layout of code is prettier's business.
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', '**/node_modules', 'src/lib/wire', 'test-results'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      complexity: ['error', 12],
      'max-lines': ['error', { max: 300, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80 }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
    },
  },
  { files: ['tests/**', 'e2e/**'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', complexity: 'off' } },
);
