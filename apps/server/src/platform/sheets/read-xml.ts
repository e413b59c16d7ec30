import { SaxesParser } from 'saxes';
import { SheetError } from './sheet-error.ts';

/**
 * Workbooks nest fewer than ten elements. The limit is needed because the parser holds every open one in
 * memory.
 */
const MAX_DEPTH = 64;

/** Names come without their namespace prefix: 'row' for 'x:row'. */
export type XmlReader = {
	open(name: string, attributes: Readonly<Record<string, string>>): void;
	text(text: string): void;
	close(name: string): void;
};

/** Parses XML while it arrives, in time proportional to its length. Entities of a document type are not expanded. */
export async function readXml(pieces: AsyncIterable<string>, reader: XmlReader): Promise<void> {
	const parser = new SaxesParser({ xmlns: false, position: false });
	let depth = 0;
	parser.on('opentag', ({ name, attributes }) => {
		depth += 1;
		if (depth > MAX_DEPTH) throw new SheetError('broken');
		reader.open(localName(name), attributes);
	});
	parser.on('closetag', ({ name }) => {
		depth -= 1;
		reader.close(localName(name));
	});
	parser.on('text', reader.text);
	parser.on('cdata', reader.text);
	parser.on('error', () => {
		throw new SheetError('broken');
	});
	for await (const piece of pieces) parser.write(piece);
	parser.close();
}

/** Finds an attribute that may have a prefix, such as 'r:id'. */
export function findAttribute(
	attributes: Readonly<Record<string, string>>,
	name: string,
): string | undefined {
	return Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];
}

function localName(name: string): string {
	return name.slice(name.indexOf(':') + 1);
}
