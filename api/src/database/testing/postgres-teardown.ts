/** Jest's global teardown on PostgreSQL. */
export default async function stopCluster(): Promise<void> {
  await globalThis.testCluster?.stop();
}
