/** Versions of the shared packages that a foreign host bundles with `embed`; a test compares them. */
export const VERSIONS = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.6',
  jotai: '2.20.3',
  'styled-components': '6.6.0',
  '@tanstack/react-query': '5.108.4',
  '@dongne/platform': '1.1.0',
  'react-hook-form': '7.92.0',
  dayjs: '1.11.23',
} as const;
