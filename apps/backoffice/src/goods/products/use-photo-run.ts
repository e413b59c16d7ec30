import { byPhotoName, MAX_PHOTOS_AT_ONCE } from '@dukan/domain/shop/pictures/photo-names.ts';
import { MAX_PICTURE_BYTES } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import { useEffect, useRef, useState } from 'react';
import { CallError, change } from '../../platform/call.ts';
import { uploadPicture } from '../../platform/upload.ts';

export const PHOTO_STATES = ['waiting', 'added', 'there', 'unknown', 'ambiguous', 'full', 'failed'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];
type ProductNames = { en: string; ru: string; tm: string };

export type Photo = {
	file: File;
	state: PhotoState;
	productId: number | undefined;
	productNames: ProductNames | undefined;
};

/**
 * OWN-04: first asks the server which product each file belongs to. Then sends the files one after the other,
 * because the connection may be slow.
 */
export function usePhotoRun(onDone: () => void) {
	const [photos, setPhotos] = useState<readonly Photo[]>([]);
	const [busy, setBusy] = useState(false);
	const stopped = useRef(false);
	useEffect(
		() => () => {
			stopped.current = true;
		},
		[],
	);

	const set = (file: File, part: Partial<Photo>) =>
		setPhotos((now) => now.map((photo) => (photo.file === file ? { ...photo, ...part } : photo)));

	const send = async (waiting: readonly Photo[]) => {
		for (const { file, productId } of waiting) {
			if (stopped.current) break;
			if (productId !== undefined) set(file, { state: await sendOne(file, productId) });
		}
	};

	const run = async (work: () => Promise<void>) => {
		stopped.current = false;
		setBusy(true);
		try {
			await work();
		} finally {
			setBusy(false);
			onDone();
		}
	};

	const choose = (chosen: readonly File[]) =>
		run(async () => {
			const files = chosen.toSorted(byPhotoName).slice(0, MAX_PHOTOS_AT_ONCE);
			const unmatched = files.map((file) => photoOf(file, 'waiting'));
			setPhotos(unmatched);
			try {
				const matches = await change('photo_match', { names: files.map(({ name }) => name) });
				const matched = files.map((file, index) => {
					const { productId, productNames, problem } = matches[index] ?? NO_MATCH;
					return {
						...photoOf(file, problem ?? 'waiting'),
						productId: productId ?? undefined,
						productNames: productNames ?? undefined,
					};
				});
				setPhotos(matched);
				await send(matched);
			} catch {
				setPhotos(unmatched.map((photo) => ({ ...photo, state: 'failed' })));
			}
		});

	return {
		photos,
		busy,
		choose,
		stop: () => {
			stopped.current = true;
		},
		/** Sends again the photos that failed and those that were not sent because the work was stopped. */
		again: () => {
			const left = photos.filter(({ state }) => state === 'failed' || state === 'waiting');
			const isMatched = left.every(({ productId }) => productId !== undefined);
			return isMatched ? run(() => send(left)) : choose(left.map(({ file }) => file));
		},
	};
}

const NO_MATCH = { productId: null, productNames: null, problem: 'unknown' } as const;

function photoOf(file: File, state: PhotoState): Photo {
	return { file, state, productId: undefined, productNames: undefined };
}

async function sendOne(file: File, productId: number): Promise<PhotoState> {
	if (file.size > MAX_PICTURE_BYTES) return 'failed';
	try {
		const { file: stored } = await uploadPicture(file, 'product');
		const { added } = await change(`product_picture_add/${productId}`, { file: stored });
		return added ? 'added' : 'there';
	} catch (error) {
		const isFull = error instanceof CallError && error.errors.some(({ code }) => code === 'maxItems');
		return isFull ? 'full' : 'failed';
	}
}
