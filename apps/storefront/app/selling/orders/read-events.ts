/**
 * Reads server-sent events from a fetched body, however the network has split it. Comments and pings carry no
 * event, but they show that the connection is alive.
 */
export async function readEvents(
	body: ReadableStream<Uint8Array>,
	{ onData, onAlive }: { onData: (data: string) => void; onAlive: () => void },
): Promise<void> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let rest = '';
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		onAlive();
		rest += decoder.decode(value, { stream: true });
		const blocks = rest.split('\n\n');
		rest = blocks.pop() ?? '';
		for (const block of blocks) {
			const data = /^data: (.*)$/m.exec(block)?.[1];
			if (data) onData(data);
		}
	}
}
