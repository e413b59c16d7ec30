import { ICON_PATHS, type IconName } from '@dukan/ui/icon-paths.ts';
import { OfficeIcon } from '../../ui/office-icon.tsx';
import styles from './icon-choice.module.css';

type Props = { label: string; value: string; onChange: (icon: string) => void };

/** One of the icons that the shop has. */
export function IconChoice({ label, value, onChange }: Props) {
	return (
		<fieldset className={styles.icons}>
			<legend className={styles.legend}>{label}</legend>
			{(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
				<label key={name} className={styles.icon} title={name}>
					<input
						type="radio"
						name="icon"
						className="visually-hidden"
						aria-label={name}
						checked={name === value}
						onChange={() => onChange(name)}
					/>
					<OfficeIcon name={name} />
				</label>
			))}
		</fieldset>
	);
}
