import { createServer, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A proxy in front of several servers: requests and connections go to them in turn. */
export class SmallProxy {
  /** Where the servers are that take part now. */
  ports: readonly number[];
  readonly port: number;
  private readonly server: Server;
  private readonly sockets: Set<Socket>;

  private constructor(server: Server, sockets: Set<Socket>, port: number) {
    this.server = server;
    this.sockets = sockets;
    this.port = port;
    this.ports = [];
  }

  static async start(ports: readonly number[]): Promise<SmallProxy> {
    const sockets = new Set<Socket>();
    let turn = 0;
    const next = () => proxy.ports[turn++ % proxy.ports.length] ?? 0;
    const server = createServer((asked, answer) => {
      const { method, url, headers } = asked;
      const passed = request(
        { host: '127.0.0.1', port: next(), method, path: url, headers },
        (reply) => {
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(answer);
        },
      );
      passed.on('error', () => answer.writeHead(502).end());
      asked.pipe(passed);
    });
    server.on('upgrade', (asked, socket: Socket, head: Buffer) => {
      const behind = connect(next(), '127.0.0.1', () => {
        const lines = asked.rawHeaders.flatMap((text, index, all) =>
          index % 2 === 0 ? [`${text}: ${all[index + 1]}`] : [],
        );
        behind.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        behind.write(head);
        socket.pipe(behind).pipe(socket);
      });
      for (const [one, other] of [
        [socket, behind],
        [behind, socket],
      ] as const) {
        sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const proxy = new SmallProxy(
      server,
      sockets,
      typeof address === 'object' && address ? address.port : 0,
    );
    proxy.ports = ports;
    return proxy;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
