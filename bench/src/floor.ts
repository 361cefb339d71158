// The floor of A1 and A2: Fastify and one indexed read on the same PostgreSQL.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 4 });
await pool.query('create table if not exists bench_floor (id int primary key, title text)');
await pool.query(
  "insert into bench_floor select i, 'Title ' || i from generate_series(1, 1000) i on conflict do nothing",
);

const app = Fastify();
app.get('/healthz', () => ({ ok: true }));
app.get(
  '/one/:id',
  {
    schema: {
      response: {
        200: {
          type: 'object',
          properties: { id: { type: 'integer' }, title: { type: 'string' } },
        },
      },
    },
  },
  async (request) => {
    const { id } = request.params as { id: string };
    const { rows } = await pool.query<{ id: number; title: string }>({
      name: 'one',
      text: 'select id, title from bench_floor where id = $1',
      values: [Number(id)],
    });
    return rows[0];
  },
);
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
