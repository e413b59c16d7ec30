import { MAX_PICTURE_BYTES } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { useRef, useState } from 'react';
import { CallError } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { uploadPicture } from '../../platform/upload.ts';

type Upload = { key: number; name: string; share: number };
type Options = { onDone: (file: string) => void; onBusy: (busy: boolean) => void };

/** Sends several pictures one after the other in their chosen order, because the connection may be slow. */
export function usePictureUploads({ onDone, onBusy }: Options) {
	const { t } = useTexts(productsTexts);
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const [problems, setProblems] = useState<readonly string[]>([]);
	const lastKey = useRef(0);
	const queue = useRef<{ key: number; file: File }[]>([]);
	const isSending = useRef(false);

	const say = (error: unknown, name: string) => {
		const code = error instanceof CallError ? (error.errors[0]?.code ?? error.code) : undefined;
		if (code === 'unsupported_media_type') return t('pictures.wrongKind', { name });
		if (code === 'payload_too_large') return t('pictures.tooLarge', { name });
		if (code === 'pixels') return t('pictures.tooManyPixels', { name });
		return code === 'broken' ? t('pictures.broken', { name }) : t('pictures.failed', { name });
	};

	const run = async () => {
		if (isSending.current) return;
		isSending.current = true;
		onBusy(true);
		for (let next = queue.current.shift(); next; next = queue.current.shift()) {
			const { key, file } = next;
			const onProgress = (share: number) =>
				setUploads((now) => now.map((one) => (one.key === key ? { ...one, share } : one)));
			try {
				if (file.size > MAX_PICTURE_BYTES) throw new CallError({ status: 413, code: 'payload_too_large' });
				onDone((await uploadPicture(file, 'product', onProgress)).file);
			} catch (error) {
				setProblems((now) => [...now.filter((one) => one !== say(error, file.name)), say(error, file.name)]);
			}
			setUploads((now) => now.filter((one) => one.key !== key));
		}
		isSending.current = false;
		onBusy(false);
	};

	const send = (files: readonly File[]) => {
		setProblems([]);
		const added = files.map((file) => {
			lastKey.current += 1;
			return { key: lastKey.current, file };
		});
		queue.current.push(...added);
		setUploads((now) => [...now, ...added.map(({ key, file }) => ({ key, name: file.name, share: 0 }))]);
		void run();
	};
	return { uploads, problems, send };
}
