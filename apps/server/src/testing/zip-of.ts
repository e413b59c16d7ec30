/** Makes an archive whose directory states one byte as the size of every file. */
export function zipOf(files: Record<string, string | { deflated: Buffer }>): Buffer {
	const locals: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [name, content] of Object.entries(files)) {
		const body = typeof content === 'string' ? Buffer.from(content) : content.deflated;
		const fields = Buffer.alloc(26);
		fields.writeUInt16LE(typeof content === 'string' ? 0 : 8, 4);
		fields.writeUInt32LE(body.length, 14);
		fields.writeUInt32LE(1, 18);
		fields.writeUInt16LE(name.length, 22);
		const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), body]);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(offset, 10);
		directory.push(
			Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, Buffer.from(name)]),
		);
		locals.push(local);
		offset += local.length;
	}
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06', 'latin1');
	end.writeUInt16LE(directory.length, 10);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...locals, ...directory, end]);
}
