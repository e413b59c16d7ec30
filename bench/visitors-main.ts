import { Agent, request } from 'node:http';
import type { Ask, Timed, Wave } from './visitors.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 4096 });
let sent = 0;

process.on('message', async (wave: Wave) => {
	process.send?.(await arrive(wave));
});
process.once('disconnect', () => process.exit(0));

/** Sends as often as it is told, however slow the answers; tells how long each took. */
async function arrive({ asks, perS, forMs }: Wave): Promise<Timed[]> {
	const answers: Promise<Timed>[] = [];
	const startedAt = performance.now();
	while (performance.now() - startedAt < forMs) {
		const due = ((performance.now() - startedAt) / 1000) * perS;
		while (answers.length < due) answers.push(send(asks, answers.length % asks.length));
		await new Promise((done) => setTimeout(done, 1000 / perS / 2));
	}
	return Promise.all(answers);
}

function send(asks: readonly Ask[], ask: number): Promise<Timed> {
	const { url, body, headers } = asks[ask] as Ask;
	sent += 1;
	const numbered = (text: string) => text.replaceAll('{n}', String(sent));
	const own = Object.entries(headers ?? {}).map(([name, value]) => [name, numbered(value)]);
	const startedAt = performance.now();
	return new Promise((done) => {
		const tell = (status: number) => done({ ask, status, ms: performance.now() - startedAt });
		const asked = request(
			numbered(url),
			{
				agent,
				method: body ? 'POST' : 'GET',
				headers: {
					'accept-encoding': 'br',
					...(body && { 'content-type': 'application/json' }),
					...Object.fromEntries(own),
				},
			},
			(answer) => {
				answer.resume();
				answer.once('end', () => tell(answer.statusCode ?? 0));
				answer.once('error', () => tell(0));
			},
		);
		asked.once('error', () => tell(0));
		asked.end(body && JSON.stringify(body));
	});
}
