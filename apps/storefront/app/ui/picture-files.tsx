import { useAccountTexts } from '../platform/texts.tsx';
import styles from './picture-files.module.css';

type Props = {
	label: string;
	files: readonly File[];
	onChoose: (files: File[]) => void;
};

/**
 * Takes up to three pictures from this device. The browser's own control would have the browser's language,
 * not the shop's.
 */
export function PictureFiles({ label, files, onChoose }: Props) {
	const { t } = useAccountTexts();
	const title = `${label} (${t('common.optional')})`;
	return (
		<div className={styles.field}>
			<span className={styles.label}>{title}</span>
			<label className={styles.button}>
				<input
					type="file"
					className="visually-hidden"
					accept="image/jpeg,image/png,image/webp,image/avif"
					multiple
					aria-label={title}
					onChange={({ target }) => onChoose([...(target.files ?? [])])}
				/>
				{t('service.choosePictures')}
			</label>
			<span className={styles.hint} aria-live="polite">
				{files.length > 0 ? files.map(({ name }) => name).join(', ') : t('service.picturesHint')}
			</span>
		</div>
	);
}
