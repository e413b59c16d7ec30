import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { SlotData } from './builder-data.ts';
import styles from './pc-builder.module.css';

export function BuildSlots({ slots }: { slots: readonly SlotData[] }) {
	return (
		<ul className={styles.slots}>
			{slots.map((slot) => (
				<li key={slot.slot} className={styles.slot} data-wrong={slot.issues.length > 0 || undefined}>
					<Slot slot={slot} />
				</li>
			))}
		</ul>
	);
}

function Slot({ slot: { title, part, hint, choose, remove, kits, issues } }: { slot: SlotData }) {
	return (
		<>
			{part && <ProductPicture className={styles.picture} file={part.picture} widths={[240]} size={72} />}
			<div className={styles.words}>
				<h2 className={styles.slotTitle}>{title}</h2>
				{part ? (
					<p>
						<Link to={part.href}>{part.name}</Link>
					</p>
				) : (
					<p className={styles.hint}>{hint}</p>
				)}
				{part && <p className={styles.price}>{part.price}</p>}
				{part?.outOfStock && <p className={styles.issue}>{part.outOfStock}</p>}
				{kits && (
					<p className={styles.kits}>
						<span className={styles.hint}>{kits.title}:</span>
						{kits.counts.map(({ count, href, chosen }) => (
							<Link
								key={count}
								to={href}
								className={styles.count}
								preventScrollReset
								replace
								aria-label={`${kits.title}: ${count}`}
								aria-current={chosen || undefined}
							>
								{count}
							</Link>
						))}
					</p>
				)}
				{issues.map((text) => (
					<p key={text} className={styles.issue}>
						<Icon name="alert" size={18} />
						{text}
					</p>
				))}
			</div>
			<div className={styles.actions}>
				<ButtonLink to={choose.href} look="secondary" aria-label={choose.label}>
					{choose.title}
				</ButtonLink>
				{remove && (
					<Link className={styles.remove} to={remove.href} aria-label={remove.label} preventScrollReset>
						<Icon name="close" size={20} />
					</Link>
				)}
			</div>
		</>
	);
}
