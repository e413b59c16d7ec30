import type { PlaceWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import type { IconName } from '@dukan/ui/icon-paths.ts';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './suggestions.module.css';

const SECTIONS = [
	{ title: 'nav.categories', icon: 'catalogue', kinds: ['category', 'subcategory'] },
	{ title: 'nav.brands', icon: 'tag', kinds: ['brand'] },
	{ title: 'nav.smart', icon: 'catalogue', kinds: ['smart', 'banner'] },
	{ title: 'footer.help', icon: 'arrow', kinds: ['page'] },
] as const satisfies { title: string; icon: IconName; kinds: PlaceWire['kind'][] }[];

type Props = {
	id: string;
	places: readonly PlaceWire[];
	activeId: string | undefined;
	onChoose: () => void;
};

/** FIND-05: lists the pages that the query names, grouped by kind. */
export function PlaceOptions({ id, places, activeId, onChoose }: Props) {
	const { language, t } = useTexts();
	return SECTIONS.map(({ title, icon, kinds }) => {
		const own = places.filter(({ kind }) => kinds.some((one) => one === kind));
		if (own.length === 0) return null;
		return (
			// biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
			<div key={title} role="group" aria-label={t(title)}>
				{own.map((place) => {
					const optionId = `${id}-${place.kind}-${place.id}`;
					return (
						<Link
							key={optionId}
							id={optionId}
							role="option"
							tabIndex={-1}
							aria-selected={optionId === activeId}
							className={styles.query}
							to={place.path}
							onClick={onChoose}
							onMouseDown={(event) => event.preventDefault()}
						>
							<Icon name={icon} size={18} />
							<span>{place[`name_${language}`]}</span>
							<span className={styles.kind} aria-hidden="true">
								{t(title)}
							</span>
						</Link>
					);
				})}
			</div>
		);
	});
}
