import { localizedText } from '@dukan/domain/base/language/language.ts';
import { MAX_PHOTOS_AT_ONCE } from '@dukan/domain/shop/pictures/photo-names.ts';
import { photosTexts } from '@dukan/i18n/texts/backoffice/photos-texts.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { csvText, saveFile } from '../../platform/csv-file.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card, Page } from '../../ui/page.tsx';
import styles from './photos.module.css';
import { PHOTO_STATES, type Photo, type PhotoState, usePhotoRun } from './use-photo-run.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * OWN-04: adds photos to many products at once. The files' names say which product each belongs to, and a
 * report follows.
 */
export function Component() {
	const { t, language } = useTexts(photosTexts);
	const { t: products } = useTexts(productsTexts);
	const queries = useQueryClient();
	const { photos, busy, choose, stop, again } = usePhotoRun(() => {
		void queries.invalidateQueries({ queryKey: ['products'] });
		void queries.invalidateQueries({ queryKey: ['product'] });
	});
	const input = useRef<HTMLInputElement>(null);
	const [tooMany, setTooMany] = useState(false);
	const take = (files: readonly File[]) => {
		if (files.length === 0 || busy) return;
		setTooMany(files.length > MAX_PHOTOS_AT_ONCE);
		void choose(files);
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		take([...event.dataTransfer.files]);
	};
	const count = (state: PhotoState) => photos.filter((photo) => photo.state === state).length;
	const done = photos.length - count('waiting');
	const nameOf = ({ productNames }: Photo) => (productNames ? localizedText(productNames, language) : '');
	const saveReport = () => {
		const lines = photos.map((photo) => [photo.file.name, nameOf(photo), stateText(t, photo.state)]);
		saveFile('photos.csv', csvText(language, [[t('file'), t('product'), t('outcome')], ...lines]));
	};
	return (
		<Page title={t('title')} back={{ to: '/products', title: products('list.title') }}>
			<Card>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping files is only a shortcut for the button. */}
				<div className={form.form} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
					<p>{t('explain')}</p>
					<input
						ref={input}
						className="visually-hidden"
						type="file"
						multiple
						accept={ACCEPTED}
						tabIndex={-1}
						aria-label={t('choose')}
						onChange={(event) => {
							take([...(event.target.files ?? [])]);
							event.target.value = '';
						}}
					/>
					<div className={form.buttons}>
						<Button busy={busy} onClick={() => input.current?.click()}>
							{t('choose')}
						</Button>
						{busy && (
							<Button look="secondary" onClick={stop}>
								{t('stop')}
							</Button>
						)}
					</div>
					{tooMany && <p role="alert">{t('tooMany', { count: MAX_PHOTOS_AT_ONCE })}</p>}
				</div>
			</Card>
			{photos.length > 0 && (
				<Card>
					<p role="status">{t('progress', { done, all: photos.length })}</p>
					{busy && (
						<progress className={styles.progress} max={photos.length} value={done} aria-label={t('title')} />
					)}
					<ul className={styles.counts}>
						{PHOTO_STATES.filter((state) => count(state) > 0).map((state) => (
							<li key={state} data-bad={BAD.has(state) || undefined}>
								{t(`state.${state}`, { count: count(state) })}
							</li>
						))}
					</ul>
					<ul className={styles.files}>
						{photos.map((photo) => (
							<li key={photo.file.name} data-bad={BAD.has(photo.state) || undefined}>
								<span className={styles.name}>{photo.file.name}</span>
								{photo.productId !== undefined && (
									<Link to={`/products/${photo.productId}`}>{nameOf(photo)}</Link>
								)}
								<span>{stateText(t, photo.state)}</span>
							</li>
						))}
					</ul>
					{!busy && (
						<div className={form.buttons}>
							<Button look="secondary" onClick={saveReport}>
								{t('report')}
							</Button>
							{count('failed') + count('waiting') > 0 && (
								<Button onClick={() => void again()}>{t('again')}</Button>
							)}
						</div>
					)}
				</Card>
			)}
		</Page>
	);
}

const BAD: ReadonlySet<PhotoState> = new Set(['unknown', 'ambiguous', 'full', 'failed']);

/** Returns a state's text without its count, which may stand at the beginning or at the end. */
function stateText(
	t: (key: `state.${PhotoState}`, values: { count: string }) => string,
	state: PhotoState,
): string {
	return t(`state.${state}`, { count: '' }).replace(/:\s*$/, '');
}
