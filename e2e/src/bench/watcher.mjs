import { parentPort, workerData } from 'node:worker_threads';

const POLL_MS = 25;

/** Requests a URL repeatedly until it is stopped. @returns the durations in ms. */
const poll = async (url, isOver) => {
  const seen = [];
  while (!isOver()) {
    const startedAt = performance.now();
    const answer = await fetch(url);
    await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    seen.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return seen;
};

// Runs in its own thread: next to fifty callers it would mostly measure their event loop.
let hasEnded = false;
parentPort.once('message', () => (hasEnded = true));
// Warms up: the first call of a thread loads the HTTP client.
await Promise.all(workerData.urls.map((url) => fetch(url).then((answer) => answer.text())));
parentPort.postMessage('ready');
const seen = await Promise.all(workerData.urls.map((url) => poll(url, () => hasEnded)));
parentPort.postMessage(seen);
