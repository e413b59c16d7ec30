import { Icon } from '@dukan/ui/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './zoom.module.css';

type Props = { name: string; pictures: readonly string[]; start: number; onClose: () => void };

/** Shows a picture as large as the screen. A tap doubles its size, and then it can be scrolled. */
export function Zoom({ name, pictures, start, onClose }: Props) {
	const { t } = useTexts();
	const dialog = useRef<HTMLDialogElement>(null);
	const [index, setIndex] = useState(start);
	const [doubled, setDoubled] = useState(false);
	useEffect(() => dialog.current?.showModal(), []);
	const step = (by: number) => {
		setDoubled(false);
		setIndex((index + by + pictures.length) % pictures.length);
	};
	return (
		<dialog
			ref={dialog}
			className={styles.zoom}
			aria-label={`${t('product.zoom')}: ${name}`}
			onClose={onClose}
			onKeyDown={(event) => {
				if (event.key === 'ArrowLeft') step(-1);
				if (event.key === 'ArrowRight') step(1);
			}}
		>
			<div className={styles.stage} data-doubled={doubled || undefined}>
				<button
					type="button"
					className={styles.sheet}
					onClick={() => setDoubled(!doubled)}
					aria-label={t('product.zoom')}
					aria-pressed={doubled}
				>
					<ProductPicture
						file={pictures[index] ?? ''}
						widths={[960]}
						size={960}
						alt={`${name}. ${t('product.photoOf', { index: index + 1, count: pictures.length })}`}
						eager
					/>
				</button>
			</div>
			<div className={styles.controls}>
				{pictures.length > 1 && (
					<>
						<button type="button" onClick={() => step(-1)} aria-label={t('common.back')}>
							<Icon name="left" />
						</button>
						<span>
							{index + 1}/{pictures.length}
						</span>
						<button type="button" onClick={() => step(1)} aria-label={t('common.next')}>
							<Icon name="right" />
						</button>
					</>
				)}
				<button
					type="button"
					className={styles.close}
					// The dialog is closed before it is removed, because only then does the browser return
					// the focus.
					onClick={() => dialog.current?.close()}
					aria-label={t('common.close')}
				>
					<Icon name="close" />
				</button>
			</div>
		</dialog>
	);
}
