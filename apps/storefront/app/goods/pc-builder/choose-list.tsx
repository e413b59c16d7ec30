import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { BuilderData, PartChoice } from './builder-data.ts';
import styles from './pc-builder.module.css';

/** Parts that fit come first. The others stay visible with their reasons. */
export function ChooseList({ choosing }: { choosing: NonNullable<BuilderData['choosing']> }) {
	return (
		<>
			<h2 className={styles.listTitle}>{choosing.title}</h2>
			<p>
				<Link to={choosing.back.href} className={styles.back}>
					<Icon name="left" size={18} />
					{choosing.back.title}
				</Link>
			</p>
			{choosing.someOf && <p>{choosing.someOf}</p>}
			<section aria-labelledby="fits">
				<h3 id="fits" className={styles.groupTitle}>
					{choosing.fitsTitle}
				</h3>
				<ul className={styles.slots}>
					{choosing.fits.map((part) => (
						<PartRow key={part.id} part={part}>
							<ButtonLink
								to={part.href}
								look={part.isChosen ? 'secondary' : 'primary'}
								aria-label={`${choosing.choose}: ${part.name}`}
								aria-current={part.isChosen || undefined}
							>
								{choosing.choose}
							</ButtonLink>
						</PartRow>
					))}
				</ul>
			</section>
			{choosing.others.length > 0 && (
				<section aria-labelledby="unfit">
					<h3 id="unfit" className={styles.groupTitle}>
						{choosing.othersTitle}
					</h3>
					<ul className={styles.slots}>
						{choosing.others.map((part) => (
							<PartRow key={part.id} part={part} />
						))}
					</ul>
				</section>
			)}
		</>
	);
}

function PartRow({ part, children }: { part: PartChoice; children?: React.ReactNode }) {
	return (
		<li className={styles.slot} data-wrong={part.reasons.length > 0 || undefined}>
			<ProductPicture className={styles.picture} file={part.picture} widths={[240]} size={72} />
			<div className={styles.words}>
				<p>
					<Link to={part.page}>{part.name}</Link>
				</p>
				<p className={styles.price}>{part.price}</p>
				{part.reasons.map((reason) => (
					<p key={reason} className={styles.issue}>
						<Icon name="alert" size={18} />
						{reason}
					</p>
				))}
			</div>
			{children && <div className={styles.actions}>{children}</div>}
		</li>
	);
}
