import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

type Table = Record<'en' | 'ru' | 'tm', Record<string, string>>;

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('-texts.ts'));

describe('texts of the back-office', async () => {
	assert.ok(files.length > 1);
	for (const file of files) {
		const tables = Object.values(await import(join(import.meta.dirname, file))) as Table[];
		test(`${file}: three languages, the same placeholders, Turkmen in its own letters`, () => {
			assert.ok(tables.length > 0);
			for (const { en, ru, tm } of tables) {
				for (const [key, text] of Object.entries(en)) {
					for (const other of [ru[key] ?? '', tm[key] ?? '']) {
						assert.notEqual(other.trim(), '', key);
						assert.deepEqual(holes(other), holes(text), key);
					}
					assert.doesNotMatch(
						text,
						/\{(count|rows|all|months|requests)\} (new )?[a-z]+s\b/,
						`${key}: it may be 1`,
					);
					assert.doesNotMatch(tm[key] ?? '', /[ğıİĞ]/, key);
					assert.doesNotMatch(tm[key] ?? '', /\}-?[a-zäöüýňşçž]/i, `${key}: an ending follows a value`);
				}
				assert.deepEqual(Object.keys(ru), Object.keys(en));
				assert.deepEqual(Object.keys(tm), Object.keys(en));
			}
		});
	}
});
