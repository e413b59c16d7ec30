import Fastify from 'fastify';

/** The yardstick: one Fastify route that returns a string of the given size. */
const size = Number(process.argv[2]);
const text = 'x'.repeat(size);
const app = Fastify();
app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(text));
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as { port: number };
process.send?.({ port });
