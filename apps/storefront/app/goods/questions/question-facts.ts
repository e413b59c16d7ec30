import type { QuestionData } from './questions-data.ts';

/**
 * CHOOSE-04: returns the answered questions for search engines, in the format of schema.org. Demo questions
 * are left out.
 */
export function questionFacts(rows: readonly QuestionData[], shopName: string) {
	return rows.flatMap(({ text, author, at, demo, answers }) => {
		const real = answers.filter(({ by }) => by !== 'demo');
		if (demo || real.length === 0) return [];
		return [
			{
				'@type': 'Question',
				name: text,
				author: { '@type': 'Person', name: author },
				dateCreated: at.slice(0, 10),
				answerCount: real.length,
				suggestedAnswer: real.map((answer) => ({
					'@type': 'Answer',
					text: answer.text,
					dateCreated: answer.at.slice(0, 10),
					author:
						answer.by === 'shop'
							? { '@type': 'Organization', name: shopName }
							: { '@type': 'Person', name: answer.author },
				})),
			},
		];
	});
}
