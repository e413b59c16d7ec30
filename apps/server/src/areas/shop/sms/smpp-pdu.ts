import { isGsm } from '@dukan/domain/shop/sms/sms-parts.ts';

/** The commands of SMPP 3.4 that sending needs. */
export const COMMANDS = {
	genericNack: 0x80000000,
	bindTransmitter: 0x00000002,
	bindTransmitterAnswer: 0x80000002,
	submit: 0x00000004,
	submitAnswer: 0x80000004,
	enquireLink: 0x00000015,
	enquireLinkAnswer: 0x80000015,
	unbind: 0x00000006,
	unbindAnswer: 0x80000006,
} as const;

export type Pdu = { command: number; status: number; sequence: number; body: Buffer };

const HEADER_BYTES = 16;
/** The limit is far above anything that a gateway sends to a transmitter. */
const MAX_BYTES = 64 * 1024;

export function encodePdu({ command, status, sequence, body }: Pdu): Buffer {
	const header = Buffer.alloc(HEADER_BYTES);
	header.writeUInt32BE(HEADER_BYTES + body.length, 0);
	header.writeUInt32BE(command, 4);
	header.writeUInt32BE(status, 8);
	header.writeUInt32BE(sequence, 12);
	return Buffer.concat([header, body]);
}

/** Returns the complete packets at the start of the received bytes, and the bytes that remain. */
export function decodePdus(arrived: Buffer): { pdus: Pdu[]; rest: Buffer } {
	const pdus: Pdu[] = [];
	let rest = arrived;
	while (rest.length >= HEADER_BYTES) {
		const length = rest.readUInt32BE(0);
		if (length < HEADER_BYTES || length > MAX_BYTES) throw new Error('The SMS gateway sent no SMPP.');
		if (rest.length < length) break;
		pdus.push({
			command: rest.readUInt32BE(4),
			status: rest.readUInt32BE(8),
			sequence: rest.readUInt32BE(12),
			body: rest.subarray(HEADER_BYTES, length),
		});
		rest = rest.subarray(length);
	}
	return { pdus, rest };
}

const SMPP_VERSION = 0x34;
const INTERNATIONAL = 1;
const ALPHANUMERIC = 5;
const ISDN = 1;
const UCS2 = 8;
const LATIN1 = 3;
const MAX_SHORT_MESSAGE_BYTES = 254;
const MESSAGE_PAYLOAD = 0x0424;

export function bindBody(systemId: string, password: string): Buffer {
	return Buffer.concat([
		cString(systemId),
		cString(password),
		cString(''),
		Buffer.from([SMPP_VERSION, 0, 0, 0]),
	]);
}

/** Encodes a message of any length; the gateway splits it as the network requires. */
export function submitBody(sender: string, phone: string, text: string): Buffer {
	// A text whose letters are both in Latin-1 and in the 7-bit alphabet of the network is sent as Latin-1,
	// which the gateway converts. Any other text takes 16 bits for each letter.
	const isPlain = isGsm(text) && isLatin1(text);
	const content = isPlain ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf16le').swap16();
	const isShort = content.length <= MAX_SHORT_MESSAGE_BYTES;
	const senderKind = /^\d+$/.test(sender) ? [INTERNATIONAL, ISDN] : [ALPHANUMERIC, 0];
	const payload = Buffer.alloc(isShort ? 0 : 4);
	if (!isShort) {
		payload.writeUInt16BE(MESSAGE_PAYLOAD, 0);
		payload.writeUInt16BE(content.length, 2);
	}
	return Buffer.concat([
		cString(''),
		Buffer.from(senderKind),
		cString(sender),
		Buffer.from([INTERNATIONAL, ISDN]),
		cString(phone),
		// The zeros are esm class, protocol and priority. The empty texts are schedule and validity.
		Buffer.from([0, 0, 0]),
		cString(''),
		cString(''),
		Buffer.from([0, 0, isPlain ? LATIN1 : UCS2, 0, isShort ? content.length : 0]),
		...(isShort ? [content] : [payload, content]),
	]);
}

function isLatin1(text: string): boolean {
	return Buffer.from(text, 'latin1').toString('latin1') === text;
}

function cString(text: string): Buffer {
	return Buffer.from(`${text}\0`, 'latin1');
}
