import { Agent, createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true });
let turn = 0;

/** Round-robin load balancing. */
const server = createServer((call, answer) => {
  const { hostname, port } = new URL(workerData.origins[(turn += 1) % workerData.origins.length]);
  const { method, url: path, headers } = call;
  const passedOn = request({ agent, hostname, port, method, path, headers }, (message) => {
    answer.writeHead(message.statusCode, message.rawHeaders);
    pipeline(message, answer, () => undefined);
  });
  passedOn.once('error', () => answer.destroy());
  pipeline(call, passedOn, () => undefined);
});

server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
