/** A block of commands of a page, with the words that stand before it. */
export type Block = { heading: string; lead: string; commands: string[] };

const FENCE = '```';

/** Returns every fenced block of a markdown page. A command that continues in the next line is one command. */
export function readBlocks(markdown: string): Block[] {
	const blocks: Block[] = [];
	let heading = '';
	let lead = '';
	let inside: string[] | undefined;
	for (const line of markdown.split('\n')) {
		if (line.startsWith(FENCE)) {
			if (inside) blocks.push({ heading, lead, commands: joinCommands(inside) });
			inside = inside ? undefined : [];
		} else if (inside) inside.push(line);
		else if (/^#+ /.test(line)) heading = line.replace(/^#+ /, '');
		else if (line.trim() !== '') lead = line.trim();
	}
	return blocks;
}

function joinCommands(lines: readonly string[]): string[] {
	return lines
		.join('\n')
		.replaceAll('\\\n', ' ')
		.split('\n')
		.filter((line) => line.trim() !== '');
}

/** The block whose words before it begin so. A page that was rewritten must be followed in its new words. */
export function findBlock(blocks: readonly Block[], heading: string, lead = ''): Block {
	const found = blocks.filter((block) => block.heading === heading && block.lead.startsWith(lead));
	const [block] = found;
	if (!block || found.length > 1)
		throw new Error(`docs/operations.md has ${found.length} blocks under "${heading}" after "${lead}".`);
	return block;
}

/** `<version>` and the like: what a person puts in. */
export function fillIn(command: string, values: Readonly<Record<string, string>>): string {
	const filled = Object.entries(values).reduce(
		(text, [name, value]) => text.replaceAll(name, value),
		command,
	);
	const left = /<[a-z][^<>]*>/.exec(filled.replace(/'[^']*'/g, ''));
	if (left) throw new Error(`The guide asks for ${left[0]}, and nothing is known of it: ${command}`);
	return filled;
}
