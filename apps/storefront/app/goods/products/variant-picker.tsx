import { Link } from '../../platform/link.tsx';
import type { VariantChoices } from './variant-choices.ts';
import styles from './variant-picker.module.css';

/** CHOOSE-01: links to the pages of the other variants, a row for each attribute in which they differ. */
export function VariantPicker({ variants }: { variants: VariantChoices }) {
	return (
		<nav className={styles.picker} aria-label={variants.title}>
			{variants.attributes.map(({ key, name, options }) => (
				<div key={key}>
					<p className={styles.name} id={`variant-${key}`}>
						{name}: <strong>{options.find(({ isChosen }) => isChosen)?.text}</strong>
					</p>
					<ul className={styles.options} aria-labelledby={`variant-${key}`}>
						{options.map(({ value, text, note, href, isChosen, isInStock, changesOthers }) => (
							<li key={value}>
								<Link
									className={styles.option}
									to={href}
									preventScrollReset
									aria-current={isChosen || undefined}
									data-sold-out={isInStock ? undefined : ''}
									data-changes-others={changesOthers ? '' : undefined}
									title={note || undefined}
								>
									{text}
									{note && <span className="visually-hidden">{`, ${note}`}</span>}
								</Link>
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
	);
}
