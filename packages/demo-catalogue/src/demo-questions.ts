import { seededRandom } from './seeded-random.ts';

/** CHOOSE-04: an invented question. The shop marks it as such. */
export type DemoQuestion = {
	productId: number;
	author: string;
	text: string;
	daysAgo: number;
	/** Empty if there is no answer. */
	answer: string;
	state: 'published' | 'waiting';
};

const AUTHORS = ['Aýna', 'Merdan', 'Jeren', 'Serdar', 'Лена', 'Рустам', 'Maral', 'Kerim'];

const WORDS: readonly { text: string; answer: string }[] = [
	{
		text: 'Kepilligi näçe wagt?',
		answer: 'Kepillik möhleti harydyň sahypasynda ýazylan. Çegi saklaň: ol kepillik üçin ýeterlik.',
	},
	{
		text: 'Можно проверить товар при получении?',
		answer: 'Да. Курьер подождёт, пока вы откроете коробку и включите товар.',
	},
	{ text: 'Gutusynda ähli sim barmy?', answer: 'Hawa, işletmek üçin gerek zatlaryň ählisi gutusynda.' },
	{
		text: 'Есть ли инструкция на русском языке?',
		answer: 'Инструкция на английском; краткое описание на русском мы положим в коробку.',
	},
	{ text: 'Mary şäherine eltip berýärsiňizmi?', answer: 'Hawa, ähli welaýatlara eltip berýäris.' },
	{ text: 'Подойдёт ли для ежедневной работы?', answer: '' },
	{ text: 'Başga reňki gelermi?', answer: '' },
];

/** Every ninth product has one to three questions. The first product has enough for two pages. */
const EVERY = 9;
const MOST = 3;
const OLDEST_DAYS = 120;
const SEED = 2026;

/** Questions that wait for a moderator in a new demo shop. */
const WAITING: readonly Pick<DemoQuestion, 'author' | 'text'>[] = [
	{ author: 'Jeren', text: 'Bölekleýin töläp bolýarmy?' },
	{ author: 'Лена', text: 'Когда снова будет в белом цвете?' },
];

export function demoQuestions(productIds: readonly number[]): DemoQuestion[] {
	const { int, pick } = seededRandom(SEED, 'questions');
	const published = productIds
		.filter((_, index) => index % EVERY === 0)
		.flatMap((productId, index) => {
			const first = int(0, WORDS.length - 1);
			const count = index === 0 ? WORDS.length : int(1, MOST);
			return Array.from({ length: count }, (_, place) => ({
				...(WORDS[(first + place) % WORDS.length] ?? pick(WORDS)),
				productId,
				author: pick(AUTHORS),
				daysAgo: int(2, OLDEST_DAYS),
				state: 'published' as const,
			}));
		});
	const waiting = productIds.slice(1, 1 + WAITING.length).flatMap((productId, index) => {
		const words = WAITING[index];
		return words ? [{ ...words, productId, answer: '', daysAgo: 2, state: 'waiting' as const }] : [];
	});
	return [...published, ...waiting];
}
