import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from '../../platform/link.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import { REVIEWS_ID } from './reviews-address.ts';
import type { ChoiceLink, ReviewData, ReviewsData } from './reviews-data.ts';
import styles from './reviews-section.module.css';
import { Stars } from './stars.tsx';

/** CHOOSE-03: the section is complete as plain HTML. Order, filter and pages are links. */
export function ReviewsSection({ reviews, address }: { reviews: ReviewsData; address: string }) {
	const { rating, rows } = reviews;
	return (
		<section className={styles.section} id={REVIEWS_ID} aria-labelledby="reviews-title">
			<h2 className={styles.title} id="reviews-title">
				{reviews.title}
			</h2>
			{rating && (
				<div className={styles.summary}>
					<p className={styles.average}>
						<strong>{rating.text}</strong>
						<Stars stars={rating.average} text={rating.outOf} />
						<span>{rating.countText}</span>
					</p>
					<ul className={styles.bars}>
						{rating.bars.map((bar) => (
							<li key={bar.stars}>
								<Link
									to={bar.href}
									className={styles.bar}
									preventScrollReset
									aria-current={bar.chosen || undefined}
								>
									<span className="visually-hidden">{bar.title}</span>
									<span aria-hidden="true">{bar.stars} ★</span>
									<meter className={styles.meter} min={0} max={1} value={bar.share} aria-hidden="true" />
									<span aria-hidden="true">{bar.count}</span>
								</Link>
							</li>
						))}
					</ul>
				</div>
			)}
			{rating && (
				<nav className={styles.choices} aria-label={reviews.sortTitle}>
					{reviews.all && <Choice link={{ ...reviews.all, chosen: false }} />}
					{reviews.sorts.map((sort) => (
						<Choice key={sort.href} link={sort} />
					))}
				</nav>
			)}
			{rows.length === 0 && <p className={styles.who}>{reviews.none}</p>}
			<ul>
				{rows.map((row) => (
					<Review key={row.id} review={row} reviews={reviews} address={address} />
				))}
			</ul>
			{reviews.pages.length > 0 && (
				<nav className={styles.choices} aria-label={reviews.pagesTitle}>
					{reviews.pages.map((page) => (
						<Choice key={page.href} link={page} />
					))}
				</nav>
			)}
			{reviews.demoHint && <p className={styles.who}>{reviews.demoHint}</p>}
			<p className={styles.who}>
				{reviews.who} <Link to={addresses.history}>{reviews.myOrders}</Link>
			</p>
		</section>
	);
}

function Choice({ link: { href, title, chosen } }: { link: ChoiceLink }) {
	return (
		<Link to={href} className={styles.choice} preventScrollReset aria-current={chosen || undefined}>
			{title}
		</Link>
	);
}

type ReviewProps = { review: ReviewData; reviews: ReviewsData; address: string };

function Review({ review, reviews, address }: ReviewProps) {
	return (
		<li className={styles.review}>
			<p className={styles.head}>
				<Stars stars={review.stars} text={review.outOf} />
				<strong>{review.author}</strong>
				<time dateTime={review.at}>{review.when}</time>
				<Badge look={review.demo ? 'sale' : 'quiet'}>{review.mark}</Badge>
			</p>
			{review.text !== '' && <p className={styles.text}>{review.text}</p>}
			{review.pictures.length > 0 && (
				<ul className={styles.pictures}>
					{review.pictures.map(({ large, small, alt }) => (
						<li key={large}>
							<a href={large} target="_blank" rel="noreferrer">
								<img src={small} width={96} height={96} alt={alt} loading="lazy" />
							</a>
						</li>
					))}
				</ul>
			)}
			{review.answer !== '' && (
				<div className={styles.answer}>
					<strong>{reviews.answerTitle}</strong>
					<p className={styles.text}>{review.answer}</p>
				</div>
			)}
			<ReviewButtons review={review} reviews={reviews} address={address} />
		</li>
	);
}
