import { connect, type Socket } from 'node:net';
import { bindBody, COMMANDS, decodePdus, encodePdu, type Pdu, submitBody } from './smpp-pdu.ts';
import type { SmsGateway } from './sms-gateway.ts';

export type SmppGatewayOptions = {
	host: string;
	port: number;
	systemId: string;
	password: string;
	sender: () => Promise<string>;
	timeoutMs: number;
};

const EMPTY = Buffer.alloc(0);

/** SMPP 3.4 as a transmitter. A connection is opened for the first message and reused until it breaks. */
export function smppGateway(options: SmppGatewayOptions): SmsGateway {
	let link: Promise<SmppLink> | undefined;
	const open = (stopped?: AbortSignal) => {
		const opening = SmppLink.open(options, stopped);
		// The break of a connection may be reported after another connection has replaced it.
		const forget = () => {
			if (link === opening) link = undefined;
		};
		opening.then((opened) => opened.closed).then(forget, forget);
		return opening;
	};
	return {
		send: async ({ phone, text }, stopped) => {
			link ??= open(stopped);
			const used = link;
			try {
				const sender = await options.sender();
				await (await used).ask(COMMANDS.submit, submitBody(sender, phone, text));
			} catch (error) {
				// After any failure the next message opens a new connection.
				if (link === used) link = undefined;
				await used.then((broken) => broken.drop()).catch(() => {});
				throw error;
			}
		},
		close: async () => {
			const open = await link?.catch(() => undefined);
			await open?.ask(COMMANDS.unbind, EMPTY).catch(() => {});
			open?.drop();
		},
	};
}

class SmppLink {
	readonly closed: Promise<void>;
	readonly #socket: Socket;
	readonly #timeoutMs: number;
	readonly #waiting = new Map<number, { done: (pdu: Pdu) => void; fail: (error: Error) => void }>();
	#sequence = 0;
	#rest: Buffer = EMPTY;

	private constructor(socket: Socket, timeoutMs: number) {
		this.#socket = socket;
		this.#timeoutMs = timeoutMs;
		this.closed = new Promise((done) => socket.once('close', () => done()));
		socket.on('data', (chunk: Buffer) => this.#take(chunk));
		socket.on('error', (error) => this.#failAll(error));
		socket.on('close', () => this.#failAll(new Error('The SMS gateway hung up.')));
	}

	static async open(
		{ host, port, systemId, password, timeoutMs }: SmppGatewayOptions,
		stopped?: AbortSignal,
	): Promise<SmppLink> {
		const socket = connect({
			host,
			port,
			timeout: timeoutMs,
			keepAlive: true,
			...(stopped && { signal: stopped }),
		});
		const link = new SmppLink(socket, timeoutMs);
		try {
			await link.ask(COMMANDS.bindTransmitter, bindBody(systemId, password));
			return link;
		} catch (error) {
			link.drop();
			throw error;
		}
	}

	/** Sends a command and waits for its response. A status other than 0 is a refusal. */
	ask(command: number, body: Buffer): Promise<Pdu> {
		this.#sequence += 1;
		const sequence = this.#sequence;
		return new Promise<Pdu>((done, fail) => {
			const timer = setTimeout(() => fail(new Error('The SMS gateway is silent.')), this.#timeoutMs);
			const settle = (finish: () => void) => {
				clearTimeout(timer);
				this.#waiting.delete(sequence);
				finish();
			};
			this.#waiting.set(sequence, {
				done: (pdu) =>
					settle(() =>
						pdu.status === 0 ? done(pdu) : fail(new Error(`The SMS gateway refused: status ${pdu.status}.`)),
					),
				fail: (error) => settle(() => fail(error)),
			});
			this.#socket.write(encodePdu({ command, status: 0, sequence, body }));
		});
	}

	drop(): void {
		this.#socket.destroy();
	}

	#take(chunk: Buffer): void {
		try {
			const { pdus, rest } = decodePdus(Buffer.concat([this.#rest, chunk]));
			this.#rest = rest;
			for (const pdu of pdus) this.#answer(pdu);
		} catch (error) {
			this.#failAll(error as Error);
			this.drop();
		}
	}

	#answer(pdu: Pdu): void {
		if (pdu.command === COMMANDS.enquireLink || pdu.command === COMMANDS.unbind) {
			const command = pdu.command === COMMANDS.unbind ? COMMANDS.unbindAnswer : COMMANDS.enquireLinkAnswer;
			this.#socket.write(encodePdu({ command, status: 0, sequence: pdu.sequence, body: EMPTY }));
			if (pdu.command === COMMANDS.unbind) this.#socket.end();
			return;
		}
		this.#waiting.get(pdu.sequence)?.done(pdu);
	}

	#failAll(error: Error): void {
		for (const { fail } of [...this.#waiting.values()]) fail(error);
	}
}
