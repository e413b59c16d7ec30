import { seededRandom } from './seeded-random.ts';

/** CHOOSE-03: an invented review without an order. The shop marks it as such. */
export type DemoReview = {
	productId: number;
	author: string;
	stars: number;
	text: string;
	helpful: number;
	answer: string;
	daysAgo: number;
	state: 'published' | 'waiting';
};

const AUTHORS = ['Aýna', 'Merdan', 'Ogulşat', 'Kerim', 'Jeren', 'Serdar', 'Maral', 'Batyr', 'Лена', 'Рустам'];

type Words = { stars: number; text: string; answer?: string };

const WORDS: readonly Words[] = [
	{ stars: 5, text: 'Haryt suratdaky ýaly. Bir günde getirdiler, sag boluň.' },
	{ stars: 5, text: 'Üç aýdan bäri ulanýaryn, işleýşinden razy.' },
	{ stars: 5, text: 'Пользуюсь третий месяц, всё работает как описано.' },
	{ stars: 5, text: 'Привезли в тот же день, курьер подождал, пока я проверю товар.' },
	{ stars: 5, text: '' },
	{ stars: 4, text: 'Oňat haryt, ýöne gutusy biraz ýenjilen ekeni.' },
	{ stars: 4, text: 'Хорошая вещь за свои деньги. Инструкция только на английском.' },
	{ stars: 4, text: 'Baha we hil deň gelýär.' },
	{
		stars: 3,
		text: 'Работает нормально, но ожидал, что будет тише.',
		answer: 'Спасибо за отзыв. Принесите товар в магазин, мы проверим его по гарантии.',
	},
	{ stars: 3, text: 'Orta hilli. Sazlamak üçin köp wagt gitdi.' },
	{
		stars: 2,
		text: 'Через неделю пришлось обращаться по гарантии. Заменили без лишних вопросов.',
		answer: 'Извините за неудобство. Хорошо, что замену удалось сделать сразу.',
	},
];

/**
 * Every seventh product has one to six reviews, and the first has a dozen, so that pages, averages and sort
 * orders have content.
 */
const EVERY = 7;
const MOST = 6;
const MANY = 12;
const MOST_HELPFUL = 8;
const OLDEST_DAYS = 200;
/** The distance from one text to the next. It makes a product use every text before one repeats. */
const STEP = 4;
const SEED = 2026;

/** Reviews that wait for a moderator in a new demo shop. */
const WAITING: readonly Pick<DemoReview, 'author' | 'stars' | 'text'>[] = [
	{ author: 'Ogulşat', stars: 5, text: 'Oglum üçin aldym, örän halady. Eltip berenlere sag boluň.' },
	{ author: 'Рустам', stars: 4, text: 'Собрано хорошо. Звоните заранее: курьер приехал на час раньше.' },
];

export function demoReviews(productIds: readonly number[]): DemoReview[] {
	const { int, pick } = seededRandom(SEED, 'reviews');
	const published = productIds
		.filter((_, index) => index % EVERY === 0)
		.flatMap((productId, index) => {
			const first = int(0, WORDS.length - 1);
			return Array.from({ length: index === 0 ? MANY : int(1, MOST) }, (_, place) => ({
				answer: '',
				...(WORDS[(first + place * STEP) % WORDS.length] ?? pick(WORDS)),
				productId,
				author: pick(AUTHORS),
				helpful: int(0, MOST_HELPFUL),
				daysAgo: int(1, OLDEST_DAYS),
				state: 'published' as const,
			}));
		});
	const waiting = productIds.slice(1, 1 + WAITING.length).flatMap((productId, index) => {
		const words = WAITING[index];
		return words
			? [{ ...words, productId, helpful: 0, answer: '', daysAgo: 1, state: 'waiting' as const }]
			: [];
	});
	return [...published, ...waiting];
}
