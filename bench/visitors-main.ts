import { Agent, request } from 'node:http';
import type { Ask, Timed, Wave } from './visitors.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

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
		while (answers.length < due) answers.push(send(asks[answers.length % asks.length] as Ask));
		await new Promise((done) => setTimeout(done, 1000 / perS / 2));
	}
	return Promise.all(answers);
}

function send({ url, body }: Ask): Promise<Timed> {
	const startedAt = performance.now();
	return new Promise((done, fail) => {
		const asked = request(
			url,
			{
				agent,
				method: body ? 'POST' : 'GET',
				headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) },
			},
			(answer) => {
				answer.resume();
				answer.once('end', () => done({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }));
			},
		);
		asked.once('error', fail);
		asked.end(body && JSON.stringify(body));
	});
}
