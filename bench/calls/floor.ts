import pg from 'pg'
import { WebSocketServer } from 'ws'

/**
 * The floor of a turn: a bare socket that stores what it hears with one insert and answers. Run as a process of its own
 * with PORT and CONNECTION (JSON); says a line when it is ready.
 */
const pool = new pg.Pool({ ...JSON.parse(process.env.CONNECTION ?? '{}'), max: 20 })
await pool.query(
  'create table if not exists bench_turns (id bigint generated always as identity primary key, words text)',
)

const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1' })
server.on('connection', (socket) => {
  socket.on('message', async (words) => {
    await pool.query('insert into bench_turns (words) values ($1)', [words.toString()])
    socket.send('stored')
  })
})
server.on('listening', () => process.stdout.write('ready\n'))
process.on('SIGTERM', () => process.exit(0))
