/** Jest global teardown for PostgreSQL. */
// oxlint-disable-next-line no-restricted-exports -- jest calls the default export
export default async function stopCluster(): Promise<void> {
  await globalThis.testCluster?.stop();
}
