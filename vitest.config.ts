import { defineConfig } from 'vitest/config'

/** Whole products that are killed want the machine for themselves. */
const alone = ['server/features/calls/carrier/crash.test.ts', 'server/features/calls/carrier/everybody.test.ts']

export default defineConfig({
  test: {
    // A small machine that is busy may be late once; what is wrong is wrong twice.
    retry: process.env.CI ? 1 : 0,
    // Many wait for a telephone or a sweep: by itself Vitest would leave one of two cores to them.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: alone,
          globalSetup: './server/testing/database.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          globalSetup: './server/testing/database.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: './web/testing/setup.ts',
        },
      },
    ],
  },
})
