import type { PictureKind } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useId, useRef } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { uploadPicture } from '../../platform/upload.ts';
import { useSave } from '../../platform/use-save.ts';
import form from '../form.module.css';
import styles from './picture-field.module.css';

type Props = {
	label: string;
	kind: PictureKind;
	file: string | null;
	onChange: (file: string | null) => void;
	/** Returns the address of a file at a width. `previews` are the widths at which the picture is shown. */
	address: (file: string, width: number) => string;
	previews: readonly { width: number; shownPx: number; title: string }[];
	orNone: boolean;
	/** Says what is shown if there is no picture. */
	noneHint?: string;
	problem?: string | undefined;
	editable?: boolean;
};

/**
 * Shows a picture as it will look in the shop. A new file is uploaded at once, and the form saves its name.
 */
export function PictureField(props: Props) {
	const {
		label,
		kind,
		file,
		onChange,
		address,
		previews,
		orNone,
		noneHint,
		problem,
		editable = true,
	} = props;
	const { t } = useTexts(editorTexts);
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const upload = useSave({
		run: (picture: File) => uploadPicture(picture, kind),
		said: null,
		onDone: (taken) => onChange(taken.file),
	});
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			{file ? (
				<div className={styles.previews}>
					{previews.map(({ width, shownPx, title }) => (
						<figure key={width} className={styles.preview} style={{ maxWidth: `${shownPx}px` }}>
							<img src={address(file, width)} alt={`${label}: ${title}`} />
							<figcaption>{title}</figcaption>
						</figure>
					))}
				</div>
			) : (
				<p className={form.hint}>{noneHint ?? t('picture.none')}</p>
			)}
			<input
				ref={input}
				id={id}
				className="visually-hidden"
				tabIndex={-1}
				type="file"
				accept="image/jpeg,image/png,image/webp,image/avif"
				disabled={!editable}
				onChange={({ target }) => {
					const picture = target.files?.[0];
					if (picture) upload.save(picture);
					target.value = '';
				}}
			/>
			{editable && (
				<div className={form.buttons}>
					<Button look="secondary" busy={upload.busy} onClick={() => input.current?.click()}>
						{file ? t('picture.replace') : t('picture.choose')}
					</Button>
					{file && orNone && (
						<Button look="quiet" onClick={() => onChange(null)}>
							{t('picture.remove')}
						</Button>
					)}
				</div>
			)}
			{problem ? (
				<p className={form.problem} role="alert">
					{problem}
				</p>
			) : (
				editable && <p className={form.hint}>{t('picture.hint')}</p>
			)}
		</div>
	);
}
