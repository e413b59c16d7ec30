import type { Language } from '@dukan/domain/base/language/language.ts';
import {
	REVIEW_PICTURE_WIDTH,
	REVIEW_SORTS,
	type ReviewChoice,
} from '@dukan/domain/goods/reviews/review-rules.ts';
import type { ReviewListWire } from '@dukan/domain/goods/reviews/reviews.api.ts';
import { formatDate } from '@dukan/i18n/format/date.ts';
import { formatNumber } from '@dukan/i18n/format/number.ts';
import { reviewTexts } from '@dukan/i18n/texts/review-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { reviewsAddress } from './reviews-address.ts';

export const REVIEWS_PAGE_SIZE = 10;

/** A choice of order or filter, as a link. */
export type ChoiceLink = { href: string; title: string; chosen: boolean };

export type ReviewsData = ReturnType<typeof reviewsData>;
export type ReviewData = ReviewsData['rows'][number];

/**
 * CHOOSE-03: returns a product's reviews in one language. The texts are included, because no other page needs
 * them.
 */
export function reviewsData(
	{ rows, count, rating }: ReviewListWire,
	choice: ReviewChoice,
	page: { address: string; language: Language },
) {
	const t = tableTranslator(reviewTexts, page.language);
	const number = (value: number) => formatNumber(page.language, value);
	const link = (changed: Partial<ReviewChoice>) => reviewsAddress(page.address, { ...choice, ...changed });
	return {
		title: t('title'),
		who: t('who'),
		demoHint: rating.demo > 0 ? t('demoHint') : undefined,
		myOrders: t('myOrders'),
		none: rating.count === 0 ? t('none') : t('noneChosen'),
		rating:
			rating.average === null
				? undefined
				: {
						average: rating.average,
						count: rating.count,
						/** False if demo reviews are counted. Search engines then do not get the rating. */
						isReal: rating.demo === 0,
						text: number(rating.average),
						outOf: t('starsOf', { stars: number(rating.average) }),
						countText: t('count', { count: rating.count }),
						bars: rating.by_stars
							.map((of, index) => ({
								stars: index + 1,
								count: of,
								share: of / rating.count,
								href: link({ stars: index + 1, page: 1 }),
								title: t('onlyStars', { stars: index + 1, count: of }),
								chosen: choice.stars === index + 1,
							}))
							.toReversed(),
					},
		all:
			choice.stars === undefined
				? undefined
				: { href: link({ stars: undefined, page: 1 }), title: t('allStars') },
		sortTitle: t('sort'),
		sorts: REVIEW_SORTS.map(
			(sort): ChoiceLink => ({
				href: link({ sort, page: 1 }),
				title: t(`sort.${sort}`),
				chosen: sort === choice.sort,
			}),
		),
		rows: rows.map((row) => ({
			id: row.id,
			stars: row.stars,
			outOf: t('starsOf', { stars: row.stars }),
			text: row.text,
			author: row.author,
			at: row.created_at,
			when: formatDate(page.language, new Date(row.created_at)),
			demo: row.demo,
			mark: t(row.demo ? 'demo' : 'bought'),
			helpful: t('helpful', { count: row.helpful }),
			answer: row.answer,
			pictures: row.pictures.map((name, index) => ({
				large: `/images/reviews/${name}`,
				small: `/images/reviews/${name}?w=${REVIEW_PICTURE_WIDTH}`,
				alt: t('picture', { number: index + 1, author: row.author }),
			})),
		})),
		answerTitle: t('answer'),
		report: t('report'),
		reportTitle: t('reportTitle'),
		thanks: t('thanks'),
		ownReview: t('ownReview'),
		pagesTitle: t('pages'),
		pages: pageNumbers(count).map(
			(number): ChoiceLink => ({
				href: link({ page: number }),
				title: String(number),
				chosen: number === choice.page,
			}),
		),
	};
}

function pageNumbers(count: number): number[] {
	const pages = Math.ceil(count / REVIEWS_PAGE_SIZE);
	return pages < 2 ? [] : Array.from({ length: pages }, (_, index) => index + 1);
}
