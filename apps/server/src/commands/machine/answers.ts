import { origin } from '../../platform/read-settings.ts';
import { UsageError } from '../run-main.ts';

/**
 * The answers that `dukan setup` needs. It stores them in /etc/dukan/answers.json, so that nothing is asked
 * twice.
 */
export type Answers = {
	/** The shop's address as people type it: https://dukan.example */
	address: string;
	/** The shop's name in its pages and messages. Empty keeps the present one. */
	name: string;
	/** The address of the SMS gateway, `http(s)://…`. Empty means that the shop sends no SMS yet. */
	sms: string;
	/** A bank that takes cards: `halkbank,https://…/payment/rest/,account,password`. Empty means none. */
	bank: string;
	/** The archive's place: a folder of a second disk, `account@host:/folder`, or `none`. */
	backup: string;
	/** `self-signed`, `own` (files in /etc/ssl/dukan), or the e-mail for Let's Encrypt. */
	certificate: string;
	/** `on` fills an empty shop with the demo; `off` does not. */
	demo: string;
};

type Question = { text: string; preset?: string; check: (answer: string) => boolean; wanted: string };

const isPlain = (text: string) => !/[\n\r"'\\`$]/.test(text);

/**
 * The questions in the order in which they are asked. A question with a preset is asked only at a terminal.
 */
export const QUESTIONS: Readonly<Record<keyof Answers, Question>> = {
	address: {
		text: 'Address of the shop, as people type it (https://…)',
		check: (text) => text.startsWith('https://') && isPlain(text) && isOrigin(text),
		wanted: 'an https address with nothing after the name, like https://dukan.example',
	},
	name: {
		text: 'Name of the shop',
		preset: '',
		check: (text) => isPlain(text) && text.length <= 40,
		wanted: 'at most 40 characters without quotes',
	},
	sms: {
		text: 'Address of the SMS gateway (empty: none yet)',
		preset: '',
		check: (text) => text === '' || (/^https?:\/\//.test(text) && isPlain(text)),
		wanted: 'an address that begins with https://, or nothing; SMPP is set in /etc/dukan.env',
	},
	bank: {
		text: 'Bank for cards: name,address,account,password (empty: none yet)',
		preset: '',
		check: (text) =>
			text === '' || (/^[a-z][a-z0-9]*,https?:\/\/[^,]+,[^,]+,[^,]+$/.test(text) && isPlain(text)),
		wanted: 'four parts with commas between them, like halkbank,https://…/payment/rest/,account,password',
	},
	backup: {
		text: 'Where the archive goes: a folder of a second disk, account@host:/folder, or none',
		check: (text) => text === 'none' || TARGET.test(text),
		wanted: 'a folder like /mnt/archive, account@host:/folder, or none',
	},
	certificate: {
		text: "Certificate: an e-mail for Let's Encrypt, own (in /etc/ssl/dukan), or self-signed",
		preset: 'self-signed',
		check: (text) => ['self-signed', 'own'].includes(text) || /^[^\s@'"]+@[^\s@'"]+$/.test(text),
		wanted: 'an e-mail address, own or self-signed',
	},
	demo: {
		text: 'Fill the empty shop with the demo (on, off)',
		preset: 'on',
		check: (text) => text === 'on' || text === 'off',
		wanted: 'on or off',
	},
};

const TARGET = /^(?:([a-z_][a-z0-9_-]*)@([A-Za-z0-9.-]+):)?(\/[A-Za-z0-9._/-]*[A-Za-z0-9._-])$/;

export type Target = { folder: string; host?: { name: string; account: string } };

/** Returns undefined if there is no archive. */
export function targetOf({ backup }: Pick<Answers, 'backup'>): Target | undefined {
	const [, account, name, folder = ''] = TARGET.exec(backup) ?? [];
	if (!folder) return undefined;
	return account && name ? { folder, host: { name, account } } : { folder };
}

function isOrigin(text: string): boolean {
	try {
		return origin({ TEXT: text }, 'TEXT') !== undefined;
	} catch {
		return false;
	}
}

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Takes each answer from the command line (--address=…), or else from the environment (DUKAN_ADDRESS), the
 * earlier answers, or the person at the terminal. Without a terminal, an answer that has no preset must be
 * given.
 */
export async function collectAnswers(
	sources: { words: Given; env: Given; before: Given },
	ask: ((question: string, preset: string) => Promise<string>) | undefined,
): Promise<Answers> {
	const found: Partial<Record<keyof Answers, string>> = {};
	const missing: string[] = [];
	for (const name of Object.keys(QUESTIONS) as (keyof Answers)[]) {
		const { text, preset, check, wanted } = QUESTIONS[name];
		const given = sources.words[name] ?? sources.env[`DUKAN_${name.toUpperCase()}`] ?? sources.before[name];
		const answer = given ?? (ask ? await ask(text, preset ?? '') : preset);
		if (answer === undefined) missing.push(`--${name}`);
		else if (!check(answer)) throw new UsageError(`--${name} must be ${wanted}, not "${answer}".`);
		else found[name] = answer;
	}
	if (missing.length > 0)
		throw new UsageError(`Nobody is there to be asked: give ${missing.join(', ')} (dukan setup --help).`);
	return found as Answers;
}
