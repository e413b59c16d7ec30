import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { manatFromTenge, piecePriceTenge } from '@dukan/domain/base/money/money.ts';
import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import type { ReactNode } from 'react';
import { AdoptedJsonLd, JsonLd } from '../../platform/json-ld.tsx';
import { useWorldAddress } from '../../platform/page-head.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { questionFacts } from '../questions/question-facts.ts';
import type { QuestionsData } from '../questions/questions-data.ts';
import type { ReviewsData } from '../reviews/reviews-data.ts';
import type { ProductData } from './product-data.ts';

type Props = { product: ProductData; reviews: ReviewsData; questions: QuestionsData };

/** The product and its offer, for search engines. */
export const ProductJsonLd: (props: Props) => ReactNode = import.meta.env.SSR
	? WrittenProduct
	: AdoptedJsonLd;

function WrittenProduct({ product, reviews, questions }: Props) {
	const worldAddress = useWorldAddress();
	const shopName = useRootData()?.shop.name ?? '';
	if (!worldAddress) return null;
	const { card, brand, description, pictures } = product;
	const asked = questionFacts(questions.rows, shopName);
	const { origin } = new URL(worldAddress(addresses.home));
	const priceTenge = piecePriceTenge(card);
	return (
		<JsonLd
			data={{
				'@type': 'Product',
				name: card.name,
				...(description !== '' && { description }),
				sku: String(card.id),
				image: pictures.map((picture) => origin + productPicture(picture, 960).jpg),
				...(reviews.rating?.isReal && ratingFacts(reviews.rating, reviews.rows)),
				...(asked.length > 0 && { subjectOf: asked }),
				brand: { '@type': 'Brand', name: brand.name },
				offers: {
					'@type': 'Offer',
					url: worldAddress(addresses.product(card.categoryId, card.id)),
					price: manatFromTenge(priceTenge).toFixed(2),
					priceCurrency: 'TMT',
					availability: `https://schema.org/${card.stock > 0 ? 'InStock' : 'OutOfStock'}`,
					itemCondition: 'https://schema.org/NewCondition',
					...(shopName && { seller: { '@type': 'Organization', name: shopName } }),
				},
			}}
		/>
	);
}

/** CHOOSE-03: counts only reviews by buyers. */
function ratingFacts(
	{ average, count }: { average: number; count: number },
	rows: ReviewsData['rows'],
): Record<string, unknown> {
	return {
		aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
		review: rows.map(({ author, at, stars, text }) => ({
			'@type': 'Review',
			author: { '@type': 'Person', name: author },
			datePublished: at.slice(0, 10),
			reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
			...(text !== '' && { reviewBody: text }),
		})),
	};
}
