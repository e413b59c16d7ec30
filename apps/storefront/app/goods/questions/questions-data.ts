import type { Language } from '@dukan/domain/base/language/language.ts';
import type { QuestionListWire } from '@dukan/domain/goods/questions/questions.api.ts';
import { formatDate } from '@dukan/i18n/format/date.ts';
import { questionTexts } from '@dukan/i18n/texts/question-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { questionsAddress } from './questions-address.ts';

export const QUESTIONS_PAGE_SIZE = 5;

export type QuestionsData = ReturnType<typeof questionsData>;
export type QuestionData = QuestionsData['rows'][number];

/**
 * CHOOSE-04: returns a product's questions in one language. The texts are included, because no other page
 * needs them.
 */
export function questionsData(
	{ rows, count }: QuestionListWire,
	at: { page: number; address: string; language: Language; productId: number },
) {
	const { address, language, productId } = at;
	const t = tableTranslator(questionTexts, language);
	const when = (moment: string) => ({ at: moment, when: formatDate(language, new Date(moment)) });
	const hasDemo = rows.some(({ demo, answers }) => demo || answers.some(({ by }) => by === 'demo'));
	const pages = Math.ceil(count / QUESTIONS_PAGE_SIZE);
	return {
		productId,
		address: questionsAddress(address, at.page),
		title: t('title'),
		none: rows.length === 0 ? t('none') : undefined,
		who: t('who'),
		demoHint: hasDemo ? t('demoHint') : undefined,
		ask: { title: t('ask'), label: t('askLabel'), hint: t('askHint') },
		answer: { title: t('answer'), label: t('answerLabel'), hint: t('answerHint') },
		dialog: {
			send: t('send'),
			sent: t('sent'),
			notBought: t('notBought'),
			tooShort: t('tooShort'),
			reportTitle: t('reportTitle'),
		},
		report: t('report'),
		rows: rows.map(({ id, text, author, created_at, demo, answers }) => ({
			id,
			text,
			author,
			...when(created_at),
			demo,
			mark: demo ? t('demo') : undefined,
			/** The name of the answer button for screen readers. */
			answerName: t('answerOf', { text }),
			reportName: t('reportOf', { text }),
			answers: answers.map((answer) => ({
				id: answer.id,
				text: answer.text,
				author: answer.author,
				by: answer.by,
				mark: t(`by.${answer.by}`),
				reportName: t('reportOf', { text: answer.text }),
				...when(answer.created_at),
			})),
		})),
		pagesTitle: t('pages'),
		pages:
			pages < 2
				? []
				: Array.from({ length: pages }, (_, index) => ({
						href: questionsAddress(address, index + 1),
						title: String(index + 1),
						chosen: index + 1 === at.page,
					})),
	};
}
