import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { type DragEvent, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import styles from './picture-list.module.css';
import { usePictureUploads } from './use-picture-uploads.ts';

type Props = {
	files: readonly string[];
	onChange: (edit: (files: readonly string[]) => string[]) => void;
	onBusy: (busy: boolean) => void;
	error: string | undefined;
	readOnly: boolean;
};

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** Edits a product's pictures. Dragging, or the buttons under each picture, change their order. */
export function PictureList({ files, onChange, onBusy, error, readOnly }: Props) {
	const { t } = useTexts(productsTexts);
	const [dragged, setDragged] = useState<number>();
	const [said, setSaid] = useState('');
	const { uploads, problems, send } = usePictureUploads({
		onDone: (file) => onChange((now) => (now.includes(file) ? [...now] : [...now, file])),
		onBusy,
	});
	const move = (from: number, to: number) => {
		if (from === to || to < 0 || to >= files.length) return;
		onChange((now) => now.toSpliced(from, 1).toSpliced(to, 0, now[from] ?? ''));
		setSaid(t('pictures.moved', { number: from + 1, place: to + 1 }));
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		if (!readOnly && event.dataTransfer.files.length > 0) send([...event.dataTransfer.files]);
	};
	return (
		<Card title={t('pictures.title')}>
			<p className={form.hint}>{t('pictures.hint')}</p>
			{files.length === 0 && uploads.length === 0 && <p>{t('pictures.none')}</p>}
			<ul className={styles.list}>
				{files.map((file, index) => (
					<li
						key={file}
						className={styles.item}
						data-dragged={dragged === index || undefined}
						draggable={!readOnly}
						onDragStart={(event) => {
							event.dataTransfer.effectAllowed = 'move';
							setDragged(index);
						}}
						onDragOver={(event) => event.preventDefault()}
						onDragEnd={() => setDragged(undefined)}
						onDrop={(event) => {
							if (dragged === undefined) return drop(event);
							event.preventDefault();
							event.stopPropagation();
							move(dragged, index);
							setDragged(undefined);
						}}
					>
						<img
							src={productPicture(file, 240).webp}
							alt={t('pictures.number', { number: index + 1 })}
							width={120}
							height={120}
							draggable={false}
						/>
						{index === 0 && <span className={styles.first}>{t('pictures.first')}</span>}
						{!readOnly && (
							<span className={styles.buttons}>
								<IconButton
									name="left"
									label={t('pictures.earlier', { number: index + 1 })}
									disabled={index === 0}
									onClick={() => move(index, index - 1)}
								/>
								<IconButton
									name="right"
									label={t('pictures.later', { number: index + 1 })}
									disabled={index === files.length - 1}
									onClick={() => move(index, index + 1)}
								/>
								<IconButton
									name="close"
									label={t('pictures.remove', { number: index + 1 })}
									onClick={() => onChange((now) => now.filter((one) => one !== file))}
								/>
							</span>
						)}
					</li>
				))}
				{uploads.map(({ key, name, share }) => (
					<li key={key} className={styles.upload}>
						<span className={styles.fileName}>{name}</span>
						<progress max={1} value={share} aria-label={t('pictures.sending', { name })} />
					</li>
				))}
			</ul>
			<p className="visually-hidden" role="status">
				{said}
			</p>
			{[...problems, ...(error ? [error] : [])].map((problem) => (
				<p key={problem} className={form.problem} role="alert">
					{problem}
				</p>
			))}
			{!readOnly && (
				<label className={styles.add} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
					<input
						type="file"
						className="visually-hidden"
						accept={ACCEPTED}
						multiple
						onChange={(event) => {
							send([...(event.target.files ?? [])]);
							event.target.value = '';
						}}
					/>
					<strong>{t('pictures.add')}</strong> {t('pictures.drop')}
				</label>
			)}
		</Card>
	);
}

type IconButtonProps = {
	name: 'left' | 'right' | 'close';
	label: string;
	disabled?: boolean;
	onClick: () => void;
};

function IconButton({ name, label, disabled, onClick }: IconButtonProps) {
	return (
		<button type="button" className={styles.button} aria-label={label} disabled={disabled} onClick={onClick}>
			<Icon name={name} size={20} />
		</button>
	);
}
