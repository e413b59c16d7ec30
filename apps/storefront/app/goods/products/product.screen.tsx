import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { readQuestionPage } from '@dukan/domain/goods/questions/question-rules.ts';
import { readReviewChoice } from '@dukan/domain/goods/reviews/review-rules.ts';
import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { useEffect, useState } from 'react';
import { data, redirect } from 'react-router';
import { noticeData } from '../../people/notices/notice-data.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { whenIdle } from '../../slow-connection/when-idle.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { QUESTIONS_PAGE_SIZE, questionsData } from '../questions/questions-data.ts';
import { QuestionsSection } from '../questions/questions-section.tsx';
import { REVIEWS_PAGE_SIZE, reviewsData } from '../reviews/reviews-data.ts';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import type { Route } from './+types/product.screen.ts';
import { alternatives, nearestInPrice } from './alternatives.ts';
import { AlternativesTable } from './alternatives-table.tsx';
import { fittingSections } from './fitting-sections.ts';
import { Gallery } from './gallery.tsx';
import styles from './product.module.css';
import { productCardData } from './product-card-data.ts';
import { productData } from './product-data.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductJsonLd } from './product-json-ld.tsx';
import { ProductSection } from './product-section.tsx';
import { Specs } from './specs.tsx';

const RecentlyViewed = lazyPart(async () => (await import('./recently-viewed.tsx')).RecentlyViewed);
const VIEWED_WITHIN_MS = 2000;

/** CAT-03: only the product's id counts. An address with a wrong category redirects to the right one. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
	const { shop, language } = context.get(pageContext);
	const shown = /^[1-9]\d{0,8}$/.test(params.productId)
		? await shop.product(Number(params.productId))
		: undefined;
	if (!shown) throw data(null, { status: 404 });
	const { categoryKId, p_id } = shown.product;
	const address = addresses.product(categoryKId, p_id);
	if (params.categoryId !== String(categoryKId)) throw redirect(address + url.search, 301);
	const choice = readReviewChoice(url.searchParams);
	const { sort, stars } = choice;
	const page = { sort, stars, limit: REVIEWS_PAGE_SIZE, offset: (choice.page - 1) * REVIEWS_PAGE_SIZE };
	const questionPage = readQuestionPage(url.searchParams);
	const card = productCardData({ ...shown.product, family: undefined }, language);
	const nearest = nearestInPrice(
		card,
		shown.related.map((other) => productCardData(other, language)),
	);
	const neighbours = [nearest.cheaper, nearest.moreExpensive].flatMap((one) => one?.id ?? []);
	const [delivery, fitting, reviews, questions, highlights, specs] = await Promise.all([
		shop.deliveryTerms(),
		shop.accessories(p_id),
		shop.reviews(p_id, page),
		shop.questions(p_id, {
			limit: QUESTIONS_PAGE_SIZE,
			offset: (questionPage - 1) * QUESTIONS_PAGE_SIZE,
		}),
		shop.highlights([p_id]),
		neighbours.length > 0 ? shop.specs(neighbours) : undefined,
	]);
	const product = productData(shown, delivery, highlights.get(p_id) ?? [], language);
	return {
		product,
		neighbours:
			specs && alternatives(card, nearest, new Map([...specs, [p_id, shown.product.attributes]]), language),
		notice: noticeData(product.card, language),
		fitting: fittingSections(fitting, language),
		reviews: reviewsData(reviews, choice, { address, language }),
		questions: questionsData(questions, { page: questionPage, address, language, productId: p_id }),
	};
}

export default function ProductScreen({
	loaderData: { product, neighbours, fitting, reviews, questions, notice },
}: Route.ComponentProps) {
	const { t } = useTexts();
	const { card, description, related } = product;
	const [isIdle, setIdle] = useState(false);
	useEffect(() => whenIdle(() => setIdle(true), VIEWED_WITHIN_MS), []);
	const subcategory = product.way.at(-1);
	return (
		<div className={`content ${styles.page}`}>
			<PageHead
				title={card.name}
				description={description}
				picture={{ src: productPicture(card.picture, 960).jpg, width: 960, height: 960 }}
				type="product"
			/>
			<ProductJsonLd product={product} reviews={reviews} questions={questions} />
			<Breadcrumbs way={product.way} here={card.name} />
			<div className={styles.top}>
				<Gallery key={card.id} name={card.name} pictures={product.pictures} />
				<ProductFacts key={`facts ${card.id}`} product={product} rating={reviews.rating} notice={notice} />
			</div>
			{neighbours && <AlternativesTable {...neighbours} />}
			{product.specs.length > 0 && <Specs groups={product.specs} />}
			{description !== '' && (
				<section aria-labelledby="description">
					<h2 className={styles.title} id="description">
						{t('product.description')}
					</h2>
					<p className={styles.description}>{description}</p>
				</section>
			)}
			{fitting.map(({ id, title, products }) => (
				<ProductSection key={id} id={id} title={title} products={products} lazy />
			))}
			<ReviewsSection reviews={reviews} address={addresses.product(card.categoryId, card.id)} />
			<QuestionsSection questions={questions} />
			{related.length > 0 && subcategory && (
				<ProductSection
					id="similar"
					title={t('product.similar')}
					href={subcategory.href}
					products={related.slice(0, 5)}
				/>
			)}
			{isIdle && <RecentlyViewed productId={card.id} />}
		</div>
	);
}
