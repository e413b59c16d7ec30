const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Decodes UTF-8, with or without a byte order mark; other bytes are decoded as Russian Windows writes text.
 */
export function decodeText(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1251').decode(bytes);
	}
}

/** Reads RFC 4180, with the delimiter that the first line uses. The caller leaves out empty lines. */
export function parseCsv(text: string, delimiter = delimiterOf(text)): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	let at = 0;
	while (at < text.length) {
		const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
		row.push(cell.value);
		at = cell.end;
		if (text[at] === delimiter) {
			at += 1;
			// A line may end with an empty cell, and so may the whole text.
			if (at === text.length) row.push('');
			continue;
		}
		if (text[at] === '\r') at += 1;
		if (text[at] === '\n') at += 1;
		rows.push(row);
		row = [];
	}
	if (row.length > 0) rows.push(row);
	return rows;
}

type Cell = { value: string; end: number };

/** After the closing quote only the delimiter should follow. Any other text counts as part of the cell. */
function quotedCell(text: string, start: number, delimiter: string): Cell {
	let value = '';
	let from = start + 1;
	for (;;) {
		const quote = text.indexOf('"', from);
		if (quote === -1) return { value: value + text.slice(from), end: text.length };
		value += text.slice(from, quote);
		if (text[quote + 1] !== '"') {
			const rest = plainCell(text, quote + 1, delimiter);
			return { value: value + rest.value, end: rest.end };
		}
		value += '"';
		from = quote + 2;
	}
}

function plainCell(text: string, start: number, delimiter: string): Cell {
	let end = start;
	for (; end < text.length; end += 1) {
		const sign = text[end];
		if (sign === delimiter || sign === '\n' || sign === '\r') break;
	}
	return { value: text.slice(start, end), end };
}

/** Returns the delimiter that separates the titles in the first line. */
function delimiterOf(text: string): string {
	const line = text.slice(0, text.search(/[\r\n]|$/));
	const counts = DELIMITERS.map((one) => line.split(one).length);
	return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const LOOKED_AT_LINES = 60;

/**
 * Returns the delimiter that occurs equally often in most lines. The first line does not tell, because above
 * the headings of a price list stands prose with commas.
 */
export function usualDelimiter(text: string): string {
	const lines = text.split(/\r?\n/, LOOKED_AT_LINES).filter((line) => line.trim() !== '');
	const alike = DELIMITERS.map((delimiter) => {
		const counts = lines.map((line) => line.split(delimiter).length).filter((parts) => parts > 1);
		const groups = [...Map.groupBy(counts, (parts) => parts).values()].map(({ length }) => length);
		return Math.max(0, ...groups);
	});
	return DELIMITERS[alike.indexOf(Math.max(...alike))] ?? ',';
}
