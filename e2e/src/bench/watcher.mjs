import { parentPort, workerData } from 'node:worker_threads';

const LOOK_EVERY_MS = 25;

/** Asks an address again and again until it is told to stop. @returns what each answer took, ms. */
const look = async (url, isOver) => {
  const seen = [];
  while (!isOver()) {
    const startedAt = performance.now();
    const answer = await fetch(url);
    await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    seen.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return seen;
};

// In a thread of its own: between the answers of fifty callers a watcher would mostly wait for their client.
let hasEnded = false;
parentPort.once('message', () => (hasEnded = true));
// The first call of a thread loads what it calls with, which is no answer's time.
await Promise.all(workerData.urls.map((url) => fetch(url).then((answer) => answer.text())));
parentPort.postMessage('ready');
const seen = await Promise.all(workerData.urls.map((url) => look(url, () => hasEnded)));
parentPort.postMessage(seen);
