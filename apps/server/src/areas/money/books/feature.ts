import { defineFeature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/needs.ts';
import { checkBooks } from './check-books.ts';

export const books = defineFeature({
	jobs: [
		{
			// BOOK-05: checks what was written in the last minute.
			name: 'books-check',
			cron: '* * * * *',
			isPatient: true,
			run: ({ db, clock }: Needs<'db' | 'clock'>) => checkBooks(db, clock()),
		},
		{
			name: 'books-check-all',
			cron: '43 22 * * *',
			isPatient: true,
			run: ({ db, clock }: Needs<'db' | 'clock'>) => checkBooks(db, clock(), { everything: true }),
		},
	],
});
